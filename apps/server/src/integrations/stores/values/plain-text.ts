import { Parser } from 'htmlparser2';

/** Characters of HTML that are read for each character that is kept: the others may be markup. */
const READ = 50;

/** Characters that are read at once; what stands after enough text is not read. */
const STEP = 4096;

/** Invisible characters that could turn a line around or break a database; joiners stay, scripts and emoji need them. */
const UNWANTED = /(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

const UNREAD = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'svg', 'math', 'head']);

/** The text of HTML, its blocks as lines, at most `max` characters. */
export function plainText(html: string, max: number): string {
  const lines = textOf(html, max)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return cut(lines.join('\n'), max);
}

/** The text of HTML as one line, at most `max` characters. */
export function plainLine(html: string, max: number): string {
  return oneLine(textOf(html, max), max);
}

/** A text that is no HTML as one line, at most `max` characters. */
export function oneLine(text: string, max: number): string {
  const clean = text
    .slice(0, max * READ)
    .toWellFormed()
    .replace(UNWANTED, ' ');
  return cut(clean.replace(/\s+/g, ' ').trim(), max);
}

function textOf(html: string, max: number): string {
  const told = html.slice(0, max * READ).toWellFormed();
  if (!/[<&]/.test(told)) return told.replace(UNWANTED, ' ');
  let text = '';
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNREAD.has(name)) unread += 1;
      else if (BLOCKS.has(name)) text += '\n';
    },
    ontext(part) {
      // Line ends of the source are blanks.
      if (unread === 0) text += part.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      else if (BLOCKS.has(name)) text += '\n';
    },
  });
  for (let at = 0; at < told.length && text.length <= max * 2; at += STEP) parser.write(told.slice(at, at + STEP));
  parser.end();
  return text.replace(UNWANTED, ' ');
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

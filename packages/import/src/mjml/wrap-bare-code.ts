import { holdsTag, tagPieces } from '@mailwright/contract';
import type { BareCode } from './check-tags.ts';

/** Replacement of a range in a source. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MAX_PARTS = 40;

/** Code that may precede a mail and has no content. */
const PREFACE = /^(?:\s|<\?[^>]*>|<![a-z][^>]*>|<!\[CDATA\[\s*\]\]>)+/i;

/**
 * A source in which what stands between its parts is a part, too: `{% if vip %}` between two sections, in a comment or
 * not, is an `mj-raw` in its place, which MJML hands on. What stands around the body comes to stand first and last in
 * it. Comments that say nothing to a sending system or to Outlook are left out. No line begins or ends by it.
 */
export function wrapBareCode(source: string, bare: readonly BareCode[]): string {
  const edits: Edit[] = [];
  const before: string[] = [];
  const after: string[] = [];
  for (const { start, end, within, afterBody } of bare) {
    const code = source.slice(start, end);
    const parts = partsOf(within === '' ? code.replace(PREFACE, '') : code);
    if (parts.length === 0) continue;
    const isAround = within === '' || within === 'mjml';
    // More parts in one place are nothing that a person wrote.
    const told = parts.length > MAX_PARTS ? [parts.join('')] : parts;
    const raw = told.map((part) => `<mj-raw>${part}</mj-raw>`).join('');
    if (isAround) (afterBody ? after : before).push(raw);
    // The lines stay where they are.
    const made = isAround ? '' : raw;
    edits.push({ start, end, text: made + '\n'.repeat(Math.max(0, breaksIn(code) - breaksIn(made))) });
  }
  return withEdits(source, [...aroundBody(source, before, after), ...edits]);
}

function aroundBody(source: string, before: readonly string[], after: readonly string[]): readonly Edit[] {
  const open = /<mj-body(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/i.exec(source);
  const close = [...source.matchAll(/<\/mj-body\s*>/gi)].at(-1)?.index;
  if (!open || open[0].endsWith('/>') || close === undefined) return [];
  const first = open.index + open[0].length;
  const one = (parts: readonly string[]) => parts.join('').replace(/[\r\n]+/g, ' ');
  return [
    ...(before.length > 0 ? [{ start: first, end: first, text: one(before) }] : []),
    ...(after.length > 0 ? [{ start: close, end: close, text: one(after) }] : []),
  ];
}

function withEdits(source: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    made += source.slice(at, start) + text;
    at = end;
  }
  return made + source.slice(at);
}

/** Words and comments that say something, in their order. */
function partsOf(code: string): readonly string[] {
  const parts: string[] = [];
  let words = '';
  for (const [piece] of code.matchAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|(?:(?!<!--|<!\[CDATA\[)[\s\S])+/g)) {
    if (piece.startsWith('<![CDATA[')) words += piece.slice(9, -3);
    else if (!piece.startsWith('<!--')) words += piece;
    else {
      const said = commentCode(piece);
      if (said === '') continue;
      if (words.trim() !== '') parts.push(words.trim());
      words = '';
      parts.push(said);
    }
  }
  if (words.trim() !== '') parts.push(words.trim());
  return parts;
}

/** Returns what of a comment is more than a remark: the tags that it is made of, or itself. */
function commentCode(comment: string): string {
  if (/^<!--\[if\b/i.test(comment) || /^<!--\s*<!\[endif/i.test(comment)) return comment;
  const content = comment.slice(4, -3).trim();
  if (!holdsTag(content)) return '';
  const isSteering = tagPieces(content).every(({ text, isTag }) => (isTag ? STEERS.test(text) : text.trim() === ''));
  return isSteering ? content : comment;
}

/** Tags that give nothing to see, so that no comment is needed to hide it. */
const STEERS = /^(?:\{%|\{\{\s*(?:[#/^]|else\b)|<%(?!=)|%%\[|\*\|(?:IF|ELSE|END|INTERESTED)\b)/i;

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

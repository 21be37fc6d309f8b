/** A file that came along with a mail; `path` is its name, with its folders where they are known. */
export interface SentFile {
  readonly path: string;
  readonly source: string;
}

export interface ResolvedSource {
  /** With the content of each file that came along in the place of its `mj-include`; the others stand as they were. */
  readonly source: string;
  /** The line of the mail itself that a line of `source` comes from, both counted from 1. */
  readonly lineOf: (line: number) => number;
}

/** Files in files: no mail has more of either, and no circle gets further. */
const MAX_LEVELS = 8;
const MAX_INCLUDES = 500;

/** No tag reaches over the start of another one, so that none is looked for twice. */
const INCLUDE = /<!--[\s\S]*?(?:-->|$)|<mj-include\b([^<>]*)>(?:\s*<\/mj-include\s*>)?/gi;

/** Text that replaces the characters `from` to `to` of the mail. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Puts files that came along into the places that a mail in MJML has for them, as MJML does: what is a mail itself by its
 * body, its head added to the mail's; CSS into the head; HTML as it is. Nothing but `files` is ever looked at. Stops at
 * `mostCharacters`, from where on includes stand as they were.
 */
export function resolveIncludes(source: string, files: readonly SentFile[], mostCharacters: number): ResolvedSource {
  const head: string[] = [];
  let left = MAX_INCLUDES;
  let room = mostCharacters - source.length;

  function editsOf(text: string, path: string, above: readonly SentFile[]): readonly Edit[] {
    const edits: Edit[] = [];
    for (const match of text.matchAll(INCLUDE)) {
      const attributes = match[1];
      if (attributes === undefined) continue;
      if (left <= 0) break;
      left -= 1;
      const file = findFile(files, path, attributeOf(attributes, 'path'));
      if (!file || above.includes(file) || above.length >= MAX_LEVELS || file.source.length > room) continue;
      room -= file.source.length;
      edits.push({ from: match.index, to: match.index + match[0].length, text: contentOf(file, attributes, above) });
    }
    return edits;
  }

  /** Returns the content that replaces an include; content for the head is added there. */
  function contentOf(file: SentFile, attributes: string, above: readonly SentFile[]): string {
    const type = attributeOf(attributes, 'type').toLowerCase();
    if (type === 'css') {
      const inline = attributeOf(attributes, 'css-inline') === 'inline' ? ' inline="inline"' : '';
      head.push(`<mj-style${inline}>${file.source}</mj-style>`);
      return '';
    }
    if (type === 'html') return `<mj-raw>${file.source}</mj-raw>`;
    const whole = applied(file.source, editsOf(file.source, file.path, [...above, file]));
    if (!/<mjml[\s>]/i.test(whole)) return whole;
    head.push(inside(whole, 'mj-head'));
    return inside(whole, 'mj-body');
  }

  const edits = [...editsOf(source, '', [])];
  const added = head.join('');
  if (added !== '') edits.push(headEdit(source, added));
  edits.sort((a, b) => a.from - b.from);
  return { source: applied(source, edits), lineOf: createLineMap(source, edits) };
}

/** Into the end of the head; of a mail without one, into one of its own. */
function headEdit(source: string, added: string): Edit {
  const end = source.search(/<\/mj-head\s*>/i);
  if (end >= 0) return { from: end, to: end, text: added };
  const root = /<mjml(?=[\s/>])[^<>]*>/i.exec(source);
  const at = root ? root.index + root[0].length : 0;
  return { from: at, to: at, text: `<mj-head>${added}</mj-head>` };
}

function applied(source: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { from, to, text } of edits) {
    made += source.slice(at, from) + text;
    at = to;
  }
  return made + source.slice(at);
}

/** Returns the content of the first element with this name. */
function inside(source: string, tag: string): string {
  const open = new RegExp(`<${tag}(?=[\\s/>])[^<>]*>`, 'i').exec(source);
  if (!open || open[0].endsWith('/>')) return '';
  const from = open.index + open[0].length;
  const end = source.slice(from).search(new RegExp(`</${tag}\\s*>`, 'i'));
  return end < 0 ? '' : source.slice(from, from + end);
}

function attributeOf(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return (match?.[1] ?? match?.[2] ?? '').trim();
}

/** Returns a file by its path from the file that includes it; if folders are unknown, by its name, if that is unique. */
function findFile(files: readonly SentFile[], from: string, asked: string): SentFile | undefined {
  if (asked === '') return undefined;
  const names = /\.\w+$/.test(asked) ? [asked] : [asked, `${asked}.mjml`];
  for (const name of names) {
    const wanted = joined(from, name);
    const exact = files.find(({ path }) => joined('', path) === wanted);
    if (exact) return exact;
    const called = files.filter(({ path }) => nameOf(path) === nameOf(name));
    if (called.length === 1) return called[0];
  }
  return undefined;
}

const nameOf = (path: string): string => path.split(/[/\\]/).at(-1)?.toLowerCase() ?? '';

/** The way to a file from the folder of another one, without detours. */
function joined(from: string, path: string): string {
  const parts = [...from.split(/[/\\]/).slice(0, -1), ...path.split(/[/\\]/)];
  const way: string[] = [];
  for (const part of parts) {
    if (part === '..') way.pop();
    else if (part !== '' && part !== '.') way.push(part.toLowerCase());
  }
  return way.join('/');
}

/** Lines of what was put in are those of the place that it was put into. */
function createLineMap(source: string, edits: readonly Edit[]): (line: number) => number {
  const origins: number[] = [1];
  let line = 1;
  const breaks = (text: string) => text.split('\n').length - 1;
  let at = 0;
  for (const { from, to, text } of edits) {
    for (let count = breaks(source.slice(at, from)); count > 0; count -= 1) origins.push(++line);
    for (let count = breaks(text); count > 0; count -= 1) origins.push(line);
    line += breaks(source.slice(from, to));
    at = to;
  }
  for (let count = breaks(source.slice(at)); count > 0; count -= 1) origins.push(++line);
  return (made) => origins[made - 1] ?? line;
}

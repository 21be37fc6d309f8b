/** Tags of the template languages that mails are sent through, by how they begin: what stands in them is theirs. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['*|', '|*'],
  ['%%', '%%'],
]);

/** The template tags of a text, in order. Each kind of end is looked for at most once in vain. */
export function templateTags(text: string): readonly { readonly tag: string; readonly index: number }[] {
  const tags: { tag: string; index: number }[] = [];
  const missing = new Set<string>();
  const mark = /\{\{|\{%|<%|\*\||%%/g;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const { 0: opening, index } = match;
    const end = missing.has(opening) ? -1 : text.indexOf(ENDS.get(opening) ?? '', index + 2);
    if (end < 0) missing.add(opening);
    else tags.push({ tag: text.slice(index, end + 2), index });
    mark.lastIndex = end < 0 ? index + 1 : end + 2;
  }
  return tags;
}

/** Whether a template tag begins in a text and does not end in it. */
export function hasOpenTemplateTag(text: string): boolean {
  let rest = '';
  let position = 0;
  for (const { tag, index } of templateTags(text)) {
    rest += text.slice(position, index);
    position = index + tag.length;
  }
  return /\{\{|\{%|<%|\*\||%%/.test(rest + text.slice(position));
}

/** Whether a text holds a template tag. */
export function hasTemplateTag(text: string): boolean {
  return templateTags(text).length > 0;
}

/** Text for between tags. Template tags stand as they are, unless HTML would read markup in them. */
export function encodeText(text: string): string {
  return outsideTemplates(text, (tag) => !/<[a-z!/?]/i.test(tag), encodePlain);
}

/** Text for an attribute's value between these quotes. */
export function encodeValue(text: string, quote: '"' | "'"): string {
  const encode = (part: string) => encodePlain(part).replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
  return outsideTemplates(text, (tag) => !tag.includes(quote), encode);
}

function encodePlain(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function outsideTemplates(text: string, stands: (tag: string) => boolean, encode: (part: string) => string): string {
  let written = '';
  let position = 0;
  for (const { tag, index } of templateTags(text)) {
    written += encode(text.slice(position, index)) + (stands(tag) ? tag : encode(tag));
    position = index + tag.length;
  }
  return written + encode(text.slice(position));
}

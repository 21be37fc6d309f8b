/** Tags of the template languages that mails are sent through: what stands in them is theirs, not HTML's. */
export const TEMPLATE_TAG = /\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|\*\|.*?\|\*|%%.*?%%/gs;

/** Whether a template tag begins in a text and does not end in it. */
export function hasOpenTemplateTag(text: string): boolean {
  return /\{\{|\{%|<%|\*\||%%/.test(text.replace(TEMPLATE_TAG, ''));
}

/** Whether a text holds a template tag. */
export function hasTemplateTag(text: string): boolean {
  return text.search(TEMPLATE_TAG) >= 0;
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
  for (const { 0: tag, index } of text.matchAll(TEMPLATE_TAG)) {
    written += encode(text.slice(position, index)) + (stands(tag) ? tag : encode(tag));
    position = index + tag.length;
  }
  return written + encode(text.slice(position));
}

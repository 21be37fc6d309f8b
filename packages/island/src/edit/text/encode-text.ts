import { findTags, isHarmlessTag } from '@mailwright/contract';

/** Beginning of a template tag that may be unfinished. */
const OPENER = /\{\{|\{%|<%|\*\||%%|\[\[|\$\{/;

/** The template tags of a text, in order: what stands in them is their sending system's. */
export function templateTags(text: string): readonly { readonly tag: string; readonly index: number }[] {
  return findTags(text).map(({ start, end }) => ({ tag: text.slice(start, end), index: start }));
}

/** Returns whether a template tag begins in a text and does not end in it. */
export function hasOpenTemplateTag(text: string): boolean {
  let rest = '';
  let position = 0;
  for (const { tag, index } of templateTags(text)) {
    rest += text.slice(position, index);
    position = index + tag.length;
  }
  return OPENER.test(rest + text.slice(position));
}

/** Returns whether a text holds a template tag. */
export function hasTemplateTag(text: string): boolean {
  return templateTags(text).length > 0;
}

/** Text for between tags. Template tags stand as they are, unless HTML would read markup in them. */
export function encodeText(text: string): string {
  return outsideTemplates(text, isHarmlessTag, encodePlain);
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

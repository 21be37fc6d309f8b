import { escapeHtml } from '@mailwright/contract';

/** How a merge field is written in plain props (labels, alt texts, addresses), whatever the mail's own syntax is. */
const FIELD = /\{\{\s*([\p{L}\p{N}_.:-][\p{L}\p{N}_.: -]*?)\s*\}\}/gu;

/** Plain text with `{{ name }}` fields as HTML: fields in the mail's syntax, all else escaped. */
export function mergeTextHtml(text: string, context: { readonly mergeTag: (name: string) => string }): string {
  return replaceFields(text, escapeHtml, context.mergeTag);
}

/** The same for the plain-text part. */
export function mergeTextPlain(text: string, context: { readonly mergeTag: (name: string) => string }): string {
  return replaceFields(text, (part) => part, context.mergeTag);
}

/** Replaces fields and everything between them. Exported for addresses, which encode what is between. */
export function replaceFields(
  text: string,
  between: (part: string) => string,
  field: (name: string) => string,
): string {
  if (!text.includes('{{')) return between(text);
  let result = '';
  let from = 0;
  for (const match of text.matchAll(FIELD)) {
    result += between(text.slice(from, match.index)) + field(match[1] ?? '');
    from = match.index + match[0].length;
  }
  return result + between(text.slice(from));
}

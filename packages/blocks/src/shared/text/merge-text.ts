import { mapTags, quotedAttribute, taggedHtml } from '@mailwright/contract';

interface FieldWriter {
  readonly mergeTag: (name: string) => string;
}

/** How a merge field is written in plain props (labels, alt texts, addresses), whatever the mail's own syntax is. */
const FIELD = /^\{\{\s*([\p{L}\p{N}_.:-][\p{L}\p{N}_.: -]*?)\s*\}\}$/u;

/** Plain text with `{{ name }}` fields as HTML: fields in the mail's syntax, other template tags raw, all else escaped. */
export function mergeTextHtml(text: string, context: FieldWriter): string {
  return replaceFields(text, taggedHtml, context.mergeTag);
}

/** The same as the value of an attribute, in its quotes. */
export function mergeAttribute(text: string, context: FieldWriter): string {
  return quotedAttribute(text, (tag) => {
    const name = fieldName(tag);
    return name === undefined ? tag : context.mergeTag(name);
  });
}

/** The same for the plain-text part. */
export function mergeTextPlain(text: string, context: FieldWriter): string {
  return replaceFields(text, (part) => part, context.mergeTag);
}

/**
 * Replaces fields and everything between them.
 *
 * @param tag what becomes of template tags that are no fields; they are part of what is between unless it is given
 */
export function replaceFields(
  text: string,
  between: (part: string) => string,
  field: (name: string) => string,
  tag?: (tag: string) => string,
): string {
  let result = '';
  let part = '';
  const flush = () => {
    if (part !== '') result += between(part);
    part = '';
  };
  const add = (words: string) => {
    part += words;
    return '';
  };
  mapTags(text, add, (found) => {
    const name = fieldName(found);
    if (name === undefined && tag === undefined) return add(found);
    flush();
    result += name === undefined ? (tag?.(found) ?? found) : field(name);
    return '';
  });
  flush();
  return result;
}

/** The name of a field, undefined for any other tag. */
function fieldName(tag: string): string | undefined {
  return FIELD.exec(tag)?.[1];
}

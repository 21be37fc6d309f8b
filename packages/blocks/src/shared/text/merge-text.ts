import { mapTags, quotedAttribute, readNeutralTag, taggedHtml } from '@mailwright/contract';

interface FieldWriter {
  readonly mergeTag: (name: string, fallback?: string) => string;
}

/** Plain text with `{{ name }}` fields as HTML: fields in the mail's syntax, other template tags raw, all else escaped. */
export function mergeTextHtml(text: string, context: FieldWriter): string {
  return replaceFields(text, taggedHtml, context.mergeTag);
}

/** The same as the value of an attribute, in its quotes. */
export function mergeAttribute(text: string, context: FieldWriter): string {
  return quotedAttribute(text, (tag) => {
    const field = readNeutralTag(tag);
    return field === undefined ? tag : context.mergeTag(field.name, field.fallback);
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
  field: (name: string, fallback?: string) => string,
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
    const read = readNeutralTag(found);
    if (read === undefined && tag === undefined) return add(found);
    flush();
    result += read === undefined ? (tag?.(found) ?? found) : field(read.name, read.fallback);
    return '';
  });
  flush();
  return result;
}

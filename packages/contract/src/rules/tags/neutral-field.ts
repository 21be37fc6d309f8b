import { FIELD_NAME_SIGNS, isFieldName, isLanguageWord } from '../conditions/field-name.ts';

/** A merge field of a mail, and what stands there for readers who have none. */
export interface NeutralField {
  readonly name: string;
  readonly fallback?: string | undefined;
  /** In an address: written as it is, not percent-encoded. */
  readonly raw?: true;
}

/** No language has filters of these names, so no tag that an author typed is taken for it. */
const FIELD = new RegExp(
  String.raw`^\{\{\s*((?! )[${FIELD_NAME_SIGNS}]+?)\s*(?:\|\s*fallback:\s*("(?:[^"\\{}\n]|\\.)*")\s*)?(\|\s*unencoded\s*)?\}\}$`,
  'u',
);

/**
 * A merge field as plain texts and addresses hold it: `{{ name }}` or `{{ name | fallback: "friend" }}`; one that is not
 * to be encoded in an address is `{{ name | unencoded }}`.
 */
export function neutralTag(name: string, fallback?: string, raw?: true): string {
  const end = raw ? ' | unencoded }}' : ' }}';
  if (!fallback) return `{{ ${name}${end}`;
  const text = JSON.stringify(fallback).replace(/[{}]/g, (brace) => (brace === '{' ? '\\u007b' : '\\u007d'));
  return `{{ ${name} | fallback: ${text}${end}`;
}

/** Between the braces and what stands in them; languages take it for any other blank. */
const VERBATIM = '{{\t';

/** A tag that would read as a neutral field, though its system means something else by it. It leaves as it was written. */
export function verbatimTag(tag: string): string {
  return readNeutralTag(tag) === undefined ? tag : VERBATIM + tag.slice(2);
}

/** A tag as its system reads it, without what keeps it from being a field here. */
export function withoutVerbatim(tag: string): string {
  return tag.startsWith(VERBATIM) ? `{{${tag.slice(VERBATIM.length)}` : tag;
}

/** The field that a tag is; undefined for any tag of a sending system, and for words of its language. */
export function readNeutralTag(tag: string): NeutralField | undefined {
  const [, name, text, mark] = tag.startsWith(VERBATIM) ? [] : (FIELD.exec(tag) ?? []);
  if (name === undefined || !isFieldName(name) || isLanguageWord(name) || /\s\./.test(name)) return undefined;
  const raw = mark === undefined ? {} : { raw: true as const };
  if (text === undefined) return { name, ...raw };
  const fallback = textOf(text);
  return fallback === undefined ? undefined : { name, fallback, ...raw };
}

function textOf(literal: string): string | undefined {
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

import { FIELD_NAME_SIGNS } from '../conditions/field-name.ts';

/** A merge field of a mail, and what stands there for readers who have none. */
export interface NeutralField {
  readonly name: string;
  readonly fallback?: string | undefined;
}

/** No language has a filter of this name, so no tag that an author typed is taken for it. */
const FIELD = new RegExp(
  String.raw`^\{\{\s*((?! )[${FIELD_NAME_SIGNS}]+?)\s*(?:\|\s*fallback:\s*("(?:[^"\\{}\n]|\\.)*")\s*)?\}\}$`,
  'u',
);

/** A merge field as plain texts and addresses hold it: `{{ name }}` or `{{ name | fallback: "friend" }}`. */
export function neutralTag(name: string, fallback?: string): string {
  if (!fallback) return `{{ ${name} }}`;
  const text = JSON.stringify(fallback).replace(/[{}]/g, (brace) => (brace === '{' ? '\\u007b' : '\\u007d'));
  return `{{ ${name} | fallback: ${text} }}`;
}

/** The field that a tag is; undefined for any tag of a sending system. */
export function readNeutralTag(tag: string): NeutralField | undefined {
  const [, name, text] = FIELD.exec(tag) ?? [];
  if (name === undefined) return undefined;
  if (text === undefined) return { name };
  const fallback = textOf(text);
  return fallback === undefined ? undefined : { name, fallback };
}

function textOf(literal: string): string | undefined {
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

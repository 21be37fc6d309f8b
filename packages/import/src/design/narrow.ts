import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';

const NOTHING: JsonObject = {};

/** The object a value is; an empty one when it is none. */
export function record(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : NOTHING;
}

/** The items of a list; none when it is no list. */
export function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** Words a value says; '' when it is neither text nor a number. */
export function text(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** `true`, or the word for it. */
export function flag(value: JsonValue | undefined): boolean {
  return value === true || value === 'true';
}

/** The value at a way of keys; undefined where it ends early. */
export function at(value: JsonValue | undefined, ...keys: readonly string[]): JsonValue | undefined {
  return keys.reduce<JsonValue | undefined>(
    (inner, key) => (isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

/** The first of several texts that says something. */
export function firstText(...values: readonly (JsonValue | undefined)[]): string {
  return values.map(text).find((words) => words.trim() !== '') ?? '';
}

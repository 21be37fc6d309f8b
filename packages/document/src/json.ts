/** Any value that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** A plain JSON object; props of nodes are of this shape until their block's schema has read them. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Returns whether a parsed JSON value is an object (not null, not a list). Its members are not checked. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Field, JsonObject } from '@mailwright/document';

/**
 * Returns the props to clear when another picture replaces a stand-in picture: its alternative text, unless the author
 * has written one meanwhile.
 */
export function standInCleared(field: Field, props: JsonObject): JsonObject {
  if (field.kind !== 'image' || field.standIn === undefined) return {};
  const { prop, alt } = field.standIn;
  const text = props[prop];
  if (typeof text !== 'string' || text === '') return {};
  return { [prop]: '', ...(props[alt] === text && { [alt]: '' }) };
}

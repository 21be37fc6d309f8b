import type { Field, JsonObject } from '@mailwright/document';

/**
 * What goes with a stand-in picture when another takes its place: the alternative text that described it, unless the
 * author has written one meanwhile.
 */
export function standInCleared(field: Field, props: JsonObject): JsonObject {
  if (field.kind !== 'image' || field.standIn === undefined) return {};
  const { prop, alt } = field.standIn;
  const text = props[prop];
  if (typeof text !== 'string' || text === '') return {};
  return { [prop]: '', ...(props[alt] === text && { [alt]: '' }) };
}

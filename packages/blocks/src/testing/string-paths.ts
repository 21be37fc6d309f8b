import type { JsonObject, JsonValue } from '@mailwright/document';

type Path = readonly (string | number)[];

/** Returns the paths of all strings in a JSON value, except of keys that only name a kind (`type`). */
export function stringPaths(value: JsonValue, at: Path = []): readonly Path[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'type')
    .flatMap(([key, child]) => stringPaths(child as JsonValue, [...at, key]));
}

/** The same props with another string at a path. */
export function replaceString(props: JsonObject, path: Path, text: string): JsonObject {
  const copy = structuredClone(props) as Record<string, unknown>;
  let place = copy;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[path.at(-1) as string] = text;
  return copy as JsonObject;
}

import type { JsonObject, JsonValue } from '@mailwright/document';
import { at, list } from './narrow.ts';

/** Sorts of designs that are JSON. */
export type DesignKind = 'unlayer' | 'beefree';

const HELD = ['columns', 'contents', 'modules'] as const;

/** Returns the number of rows, columns and contents of a design, null for JSON that is none of this kind. */
export function countParts(json: JsonObject, kind: DesignKind): number | null {
  const around = kind === 'unlayer' ? json.body : json.page;
  const rows = at(around, 'rows');
  if (!Array.isArray(rows)) return null;
  const open: JsonValue[] = [at(around, 'headers'), rows, at(around, 'footers')].flatMap((each) => list(each));
  let count = 0;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    count += 1;
    for (const name of HELD) for (const each of list(at(part, name))) open.push(each);
  }
  return count;
}

import { LIMITS } from '../../limits.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** A bound that a JSON text exceeds: levels of objects and lists, or the number of elements. */
export type ExceededJsonLimit = 'depth' | 'elements';

/**
 * Returns the limit that a JSON text exceeds, null for none. Looks at each byte once and reads nothing, so it can be
 * asked before `JSON.parse`, which needs seconds and gigabytes for a text made to be slow. An element is one `{`, `[`
 * or `,` outside strings. Answers anything for a text that is no JSON.
 *
 * @param json UTF-8, in which no byte of another character looks like one of these
 */
export function exceededJsonLimit(
  json: Uint8Array,
  { jsonDepth, jsonElements }: Readonly<Record<'jsonDepth' | 'jsonElements', number>> = LIMITS,
): ExceededJsonLimit | null {
  let depth = 0;
  let elements = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json[at];
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      elements += 1;
      if (depth > jsonDepth) return 'depth';
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
    else if (code === COMMA) elements += 1;
    if (elements > jsonElements) return 'elements';
  }
  return null;
}

/** Finds the quote that ends a string. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Returns true where JSON is nested deeper than `max` objects and lists; walks without recursion, whatever the depth. */
export function isDeeperThan(value: unknown, max: number): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth > max) return true;
    for (const child of Object.values(item.value)) {
      if (typeof child === 'object' && child !== null) open.push({ value: child, depth: item.depth + 1 });
    }
  }
  return false;
}

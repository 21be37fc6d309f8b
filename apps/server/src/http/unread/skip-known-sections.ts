import { jsonElements } from './json-elements.ts';
import { ObjectText, type SeenJson, UNREAD_PATH } from './unread-objects.ts';

const OPEN_OBJECT = 0x7b;

/** A JSON text without what is known of it. */
interface ShortText {
  readonly text: string;
  /** Puts unread objects where they stood; false where they did not stand where they were looked for. */
  fill(value: unknown): boolean;
}

/** Leaves out the objects of a request that are known; null where there are none. `text` is UTF-8. */
export function skipKnownSections(text: Buffer, known: SeenJson): ShortText | null {
  const unread: ObjectText[] = [];
  // Nobody knows it beforehand, so nothing in the request can look like it.
  const mark = crypto.randomUUID();
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of jsonElements(text, UNREAD_PATH)) {
    if (text[start] !== OPEN_OBJECT) continue;
    const object = new ObjectText(text.subarray(start, end));
    if (!known.has(object)) continue;
    pieces.push(text.toString('utf8', from, start), `"${mark}${unread.length}"`);
    unread.push(object);
    from = end;
  }
  if (unread.length === 0) return null;
  return {
    text: pieces.join('') + text.toString('utf8', from),
    fill(value) {
      const list = valueAt(value, UNREAD_PATH);
      if (!Array.isArray(list)) return false;
      let filled = 0;
      for (const [index, element] of list.entries()) {
        if (element !== `${mark}${filled}`) continue;
        list[index] = unread[filled];
        filled += 1;
      }
      return filled === unread.length;
    },
  };
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined),
    value,
  );
}

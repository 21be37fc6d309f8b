import { readFileSync } from 'node:fs';

/** Shape or place other letters and are never seen themselves, or are blanks. */
const UNSEEN = /[\p{C}\p{Z}\p{Variation_Selector}]/u;

/** Format of a character map: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
const WHOLE_UNICODE = 12;

/** Returns a function that returns whether a font can draw every letter of a text; other letters would become boxes. */
export function createLetterCheck(fontFile: string): (text: string) => boolean {
  let groups: readonly (readonly [first: number, last: number])[] | null = null;
  return (text) => {
    groups ??= groupsOf(readFileSync(fontFile));
    const known = groups;
    return [...text].every((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return UNSEEN.test(letter) || known.some(([first, last]) => first <= code && code <= last);
    });
  };
}

function groupsOf(font: Buffer): [number, number][] {
  const map = tableOf(font, 'cmap');
  const count = map.readUInt16BE(2);
  const places = Array.from({ length: count }, (_, index) => map.readUInt32BE(4 + index * 8 + 4));
  const place = places.find((at) => map.readUInt16BE(at) === WHOLE_UNICODE);
  if (place === undefined) throw new Error('The font has no character map of the whole of Unicode');
  return Array.from({ length: map.readUInt32BE(place + 12) }, (_, index) => {
    const at = place + 16 + index * 12;
    return [map.readUInt32BE(at), map.readUInt32BE(at + 4)];
  });
}

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table ${tag}`);
  return font.subarray(font.readUInt32BE(entry + 8));
}

/** Enough of a file to tell whether it moves: an animated PNG says so before its first picture. */
export const HEAD_BYTES = 65_536;

/** What picture files begin with; a picture with another's ending is one all the same. */
const SIGNATURES: readonly (readonly [start: number, text: string])[] = [
  [0, '\x89PNG'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [0, 'BM'],
  [4, 'ftyp'],
];

/** Whether a file begins as pictures do. */
export function isPicture(head: Uint8Array): boolean {
  return SIGNATURES.some(([start, text]) => textAt(head, start, text.length) === text);
}

/** Whether the start of a PNG or WebP says that there is more than one picture in it; a single one is all a canvas keeps. */
export function isAnimated(head: Uint8Array): boolean {
  if (textAt(head, 1, 3) === 'PNG') return isAnimatedPng(head);
  return textAt(head, 8, 8) === 'WEBPVP8X' && ((head[20] ?? 0) & 0x02) !== 0;
}

/** Walks the chunks up to the first picture. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length; at += view.getUint32(at) + 12) {
    const kind = textAt(head, at + 4, 4);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

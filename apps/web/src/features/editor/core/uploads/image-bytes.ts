/** Enough of a file to tell what it is, how large, and whether it moves: an animated PNG says so before its first picture. */
export const HEAD_BYTES = 65_536;

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | 'other';

/** First bytes of picture files; a picture with another type's extension is recognized all the same. */
const SIGNATURES: readonly (readonly [kind: PictureKind, start: number, text: string])[] = [
  ['png', 0, '\x89PNG'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['other', 0, 'BM'],
];

/** Of files that begin with a box of type `ftyp`. */
const AVIF_BRANDS: readonly string[] = ['avif', 'avis'];
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns the kind of a file by its first bytes, whatever its name is; null when it is not a picture. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const known = SIGNATURES.find(([, start, text]) => textAt(head, start, text.length) === text);
  if (known) return known[0];
  if (textAt(head, 4, 4) === 'ftyp') return kindOfBrands(head);
  return /<svg[\s>]/i.test(new TextDecoder().decode(head)) ? 'svg' : null;
}

/** The main brand, then those it says it is compatible with: one of a general brand may be either. */
function kindOfBrands(head: Uint8Array): PictureKind | null {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= Math.min(length, head.length); at += 4) if (at !== 12) brands.push(textAt(head, at, 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** Returns whether the start of a PNG or WebP says that it has more than one picture; a canvas keeps only one of them. */
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

/** Returns the number of pixels of a PNG, JPEG or GIF, from its start alone; null when the start does not say it. */
export function pixelsOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 24) return null;
  if (textAt(head, 1, 3) === 'PNG') return view.getUint32(16) * view.getUint32(20);
  if (textAt(head, 0, 4) === 'GIF8') return view.getUint16(6, true) * view.getUint16(8, true);
  return textAt(head, 0, 2) === '\xff\xd8' ? pixelsOfJpeg(view) : null;
}

/** Walks the segments up to the one that tells the size. */
function pixelsOfJpeg(view: DataView): number | null {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += view.getUint16(at + 2) + 2) {
    const marker = view.getUint8(at + 1);
    const tellsSize = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (tellsSize) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return null;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

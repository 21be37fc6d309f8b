/** A kind of picture, by how its files begin. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

/** Bytes of a drawing in which its root element is looked for; comments and declarations may come before it. */
const START_OF_SVG = 16_384;
const AVIF = new Set(['avif', 'avis']);
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevm', 'hevs', 'hevx']);
/** Brands that say nothing about how the pixels are packed. */
const EITHER = new Set(['mif1', 'msf1', 'miaf']);

/** Bytes of the brands that the first box of a HEIF file may list; there are a handful. */
const BRANDS = 256;

/** The kind that a file is by its first bytes, whatever it is called; null for everything else. Decodes nothing. */
export function pictureKindOf(file: Uint8Array): PictureKind | null {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, START_OF_SVG)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
  if (start.startsWith('ftyp', 4)) return heifKindOf(start);
  return isSvg(start) ? 'svg' : null;
}

/** Returns the kind by the main brand, or by the other brands when the main one can be either. */
function heifKindOf(start: string): 'avif' | 'heic' | null {
  const end = Math.min(Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE(0), BRANDS);
  const brands = (start.slice(8, end).match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1);
  const [main = ''] = brands;
  const known = EITHER.has(main) ? brands : [main];
  if (known.some((brand) => AVIF.has(brand))) return 'avif';
  return known.some((brand) => HEIC.has(brand)) ? 'heic' : null;
}

/** Text in UTF-8 that begins with markup, with the root element of a drawing soon. */
function isSvg(start: string): boolean {
  return /^(?:\xef\xbb\xbf)?\s*</.test(start) && !start.includes('\0') && /<(?:\w+:)?svg[\s/>]/i.test(start);
}

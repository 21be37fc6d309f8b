import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productProps, type TakenProduct } from '@mailwright/blocks';
import type { LiveProductRequest } from '@mailwright/contract';
import sharp, { type OverlayOptions } from 'sharp';
import { readImage } from './read-image.ts';

/** Shape or place other letters and are never seen themselves, or are blanks. */
const UNSEEN = /[\p{C}\p{Z}\p{Variation_Selector}]/u;

/** Format of a character map: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
const WHOLE_UNICODE = 12;

export interface DrawnProduct {
  readonly content: Buffer;
  /** Height in a mail, CSS pixels. */
  readonly height: number;
  /** True when the store's picture of the product is in it. */
  readonly hasPicture: boolean;
}

export type ProductLook = Pick<LiveProductRequest, 'width' | 'layout' | 'lang'>;

/** Pixels for each one that is shown. */
const DENSITY = 2;

/** A font of our own: what a server has installed must not change what its mails look like. */
const FONT_FILE = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

const isDrawable = createLetterCheck(FONT_FILE);

const SIZE = { title: 19, words: 16 } as const;

const GAP = 12;

const PICTURE_SHARE = 0.4;

const MAX_TITLE = 120;

/** Largest height of the picture, as a share of its width. */
const HIGHEST = 1.25;

const SOLD_OUT: Readonly<Record<string, string>> = {
  en: 'Sold out',
  de: 'Ausverkauft',
  es: 'Agotado',
  fr: 'Épuisé',
};

interface Piece {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Picture, name and price of a product on white, as the product block shows them; sold out where it is. What the store
 * wrote is text and never markup. A name with letters that the font lacks, as Chinese ones or emoji, is left out: it stands
 * in the alternative text, and boxes would say nothing. Such a price is written as in English.
 *
 * @param picture the file of its picture; null where there is none that can be read
 */
export async function drawProduct(
  product: TakenProduct,
  { width, layout, lang }: ProductLook,
  picture: Uint8Array | null,
): Promise<DrawnProduct> {
  const whole = width * DENSITY;
  const gap = GAP * DENSITY;
  const isBeside = layout === 'horizontal' && picture !== null;
  const isSoldOut = product.availability === 'outOfStock';
  const pictureWidth = isBeside ? Math.round(whole * PICTURE_SHARE) - gap : whole;
  const image = picture && (await fitted(picture, pictureWidth, isSoldOut, product.storeUuid));
  const left = isBeside && image ? pictureWidth + gap : 0;
  const align = layout === 'vertical' ? 'center' : 'left';
  const lines = await Promise.all(wordsOf(product, lang, isSoldOut).map((line) => written(line, whole - left, align)));
  const placed: OverlayOptions[] = [];
  if (image) placed.push({ input: image.input, left: Math.round((pictureWidth - image.width) / 2), top: 0 });
  let top = image && !isBeside ? image.height + gap : 0;
  for (const line of lines) {
    const middle = align === 'center' ? Math.round((whole - line.width) / 2) : left;
    placed.push({ input: line.input, left: middle, top });
    top += line.height + Math.round(gap / 2);
  }
  const height = Math.max(DENSITY, isBeside ? (image?.height ?? 0) : 0, top);
  const content = await sharp({ create: { width: whole, height, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  return { content, height: Math.ceil(height / DENSITY), hasPicture: image !== null };
}

let pixel: Promise<Buffer> | null = null;

/** Returns a transparent PNG of one pixel, which replaces a product that is gone. */
export function transparentPixel(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  pixel ??= sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer();
  return pixel;
}

interface Line {
  readonly markup: string;
  readonly size: number;
}

function wordsOf(product: TakenProduct, lang: string, isSoldOut: boolean): readonly Line[] {
  const told = productProps(product, lang, '');
  const { title } = told;
  const { price, salePrice } = isDrawable(told.price + told.salePrice) ? told : productProps(product, 'en', '');
  const name = title.length > MAX_TITLE ? `${[...title].slice(0, MAX_TITLE).join('').trim()}…` : title;
  const old = price && salePrice ? `<span foreground="#6b7280"><s>${escaped(price)}</s></span> ` : '';
  const current = `<span foreground="#222222">${escaped(salePrice || price)}</span>`;
  const [language = ''] = lang.toLowerCase().split('-');
  const lines = [
    name && isDrawable(name) && { markup: `<span foreground="#222222">${escaped(name)}</span>`, size: SIZE.title },
    (price || salePrice) && { markup: old + current, size: SIZE.words },
    isSoldOut && {
      markup: `<span foreground="#b42318">${SOLD_OUT[language] ?? SOLD_OUT.en}</span>`,
      size: SIZE.words,
    },
  ];
  return lines.filter((line) => typeof line === 'object');
}

async function written({ markup, size }: Line, width: number, align: 'center' | 'left'): Promise<Piece> {
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `DejaVu Sans Bold ${size * DENSITY}`,
      fontfile: FONT_FILE,
      width,
      align,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.width <= width) return { input: data, width: info.width, height: info.height };
  // A mark that no line breaks before.
  const cut = await sharp(data).extract({ left: 0, top: 0, width, height: info.height }).toBuffer();
  return { input: cut, width, height: info.height };
}

/** The picture no wider and not much higher than its place; null for what is no picture, or cannot be drawn now. */
async function fitted(picture: Uint8Array, width: number, isFaint: boolean, storeId: string): Promise<Piece | null> {
  try {
    const { content } = await readImage(picture, storeId);
    const { data, info } = await sharp(content)
      .autoOrient()
      .resize({ width, height: Math.round(width * HIGHEST), fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .linear(isFaint ? 0.5 : 1, isFaint ? 127 : 0)
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns a function that returns whether a font can draw every letter of a text; other letters would become boxes. */
function createLetterCheck(fontFile: string): (text: string) => boolean {
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

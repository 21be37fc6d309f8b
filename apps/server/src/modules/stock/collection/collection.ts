import {
  DEFAULT_LOCALE,
  type StockImage,
  type StockPage,
  type StockSearch,
  type StockSource,
} from '@mailwright/contract';
import { jpegOf, pngOf } from '../../../pictures/draw-svg.ts';
import type { Motif } from './motif.ts';
import { ABSTRACTS } from './motifs/abstracts.ts';
import { FLORA } from './motifs/flora.ts';
import { GRADIENTS } from './motifs/gradients.ts';
import { LANDSCAPES } from './motifs/landscapes.ts';
import { OBJECTS } from './motifs/objects.ts';
import { PATTERNS } from './motifs/patterns.ts';
import { SCATTERED } from './motifs/scattered.ts';
import { SCENES } from './motifs/scenes.ts';
import { PALETTES, type PaletteName, type Texts } from './palettes.ts';
import { chanceOf, type Size, svg } from './sketch.ts';

/** Source of our own pictures, drawn when they are requested: nothing is stored or fetched before. */
export const COLLECTION: StockSource = { provider: 'collection', name: 'Mailwright', page: '', hasCredited: false };

/** Sizes of pictures, pixels: twice what a mail of the usual width shows. */
const FORMATS = {
  wide: { width: 1600, height: 900 },
  square: { width: 1200, height: 1200 },
} as const;

interface CollectionPicture {
  readonly id: string;
  readonly motif: Motif;
  readonly palette: PaletteName;
  readonly size: Size;
  /** Search words, lower case. */
  readonly words: string;
}

const MOTIFS: readonly Motif[] = [
  ...SCENES,
  ...LANDSCAPES,
  ...OBJECTS,
  ...GRADIENTS,
  ...FLORA,
  ...ABSTRACTS,
  ...SCATTERED,
  ...PATTERNS,
];

const PICTURES: ReadonlyMap<string, CollectionPicture> = new Map(
  inTurns(MOTIFS).flatMap(([motif, palette]) =>
    Object.entries(FORMATS).map(([format, size]): [string, CollectionPicture] => {
      const id = `${motif.id}-${palette}-${format}`;
      const texts = [...Object.values(motif.title), motif.words, ...Object.values(PALETTES[palette].title)];
      return [id, { id, motif, palette, size, words: texts.join(' ').toLowerCase() }];
    }),
  ),
);

/** Returns pictures with all of the words, each by its beginning; all pictures for an empty search. */
export function searchCollection({ query, page, per_page, locale }: StockSearch): StockPage {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...PICTURES.values()].filter((picture) =>
    words.every((word) => ` ${picture.words}`.includes(` ${word}`)),
  );
  const start = (page - 1) * per_page;
  const images = found.slice(start, start + per_page).map((picture) => imageOf(picture, locale));
  return { images, more: found.length > start + per_page };
}

export function findInCollection(id: string, locale: string): StockImage | null {
  const picture = PICTURES.get(id);
  return picture ? imageOf(picture, locale) : null;
}

/** Returns the picture as a PNG or a JPEG, whichever is smaller; null when there is none. */
export async function collectionFile(id: string): Promise<Uint8Array | null> {
  const picture = PICTURES.get(id);
  if (!picture) return null;
  const drawing = drawn(picture, picture.size);
  const [png, jpeg] = await Promise.all([pngOf(drawing, PACKED), jpegOf(drawing, 88)]);
  return png.length < jpeg.length ? png : jpeg;
}

const PACKED = { quality: 92, effort: 4, compressionLevel: 9 } as const;

const THUMB_HEIGHT = 320;

const thumbs = new Map<string, Promise<Buffer>>();

/** Returns a small JPEG of a picture, drawn once; null when there is none. */
export async function collectionThumb(id: string): Promise<Buffer | null> {
  const picture = PICTURES.get(id);
  if (!picture) return null;
  const known = thumbs.get(id);
  if (known) return known;
  const { width, height } = picture.size;
  const drawing = drawn(picture, { width: Math.round((width / height) * THUMB_HEIGHT), height: THUMB_HEIGHT });
  const thumb = jpegOf(drawing, 80);
  thumbs.set(id, thumb);
  return thumb;
}

/** Returns the SVG of a picture, always drawn in full size: random positions stay the same at every shown size. */
function drawn({ id, motif, palette, size }: CollectionPicture, shown: Size): string {
  const unit = Math.min(size.width, size.height) / 100;
  const content = motif.draw({ size, colors: PALETTES[palette], chance: chanceOf(id), unit });
  return svg(size, content, shown);
}

function imageOf({ id, motif, palette, size }: CollectionPicture, locale: string): StockImage {
  const address = `/api/v2/stock/collection/${id}.jpg`;
  return {
    id,
    thumbUrl: address,
    description: `${textIn(motif.title, locale)}, ${textIn(PALETTES[palette].title, locale)}`,
    userUrl: '',
    userName: COLLECTION.name,
    url: address,
    downloadUrl: address,
    provider: 'collection',
    ...size,
    pageUrl: '',
    license: 'CC0',
    licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: null,
  };
}

function textIn(texts: Texts, locale: string): string {
  const [language = DEFAULT_LOCALE] = locale.split('-');
  return language in texts ? texts[language as keyof Texts] : texts.en;
}

/** Returns every motif in its first palette, then every one in its second, so that neighbors differ. */
function inTurns(motifs: readonly Motif[]): readonly (readonly [Motif, PaletteName])[] {
  const most = Math.max(...motifs.map(({ palettes }) => palettes.length));
  return Array.from({ length: most }, (_, turn) =>
    motifs.flatMap((motif) => {
      const palette = motif.palettes[turn];
      return palette ? [[motif, palette] as const] : [];
    }),
  ).flat();
}

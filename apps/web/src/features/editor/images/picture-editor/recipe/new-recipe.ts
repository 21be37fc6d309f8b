import { type ImageRecipe, LIMITS } from '@mailwright/contract';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Size, Point {}

export type Overlay = ImageRecipe['overlays'][number];

/** A picture of which nothing has been changed. */
export function newRecipe(source: ImageRecipe['source']): ImageRecipe {
  return {
    version: 1,
    source,
    turn: 0,
    flip: { horizontal: false, vertical: false },
    straighten: 0,
    crop: null,
    resize: null,
    adjust: { brightness: 0, contrast: 0, saturation: 0, warmth: 0, blur: 0 },
    filter: null,
    mask: null,
    overlays: [],
  };
}

/** Pixels of the whole picture once it is turned. */
export function turnedSize({ source, turn }: Pick<ImageRecipe, 'source' | 'turn'>): Size {
  const { width, height } = source;
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the part of the turned picture that is shown. */
export function frameOf(recipe: Pick<ImageRecipe, 'source' | 'turn' | 'crop'>): Rectangle {
  return recipe.crop ?? { x: 0, y: 0, ...turnedSize(recipe) };
}

/** Pixels of the picture that is made: as asked, otherwise those of the frame, at most 1920 a side. */
export function outputSize(recipe: ImageRecipe): Size {
  return recipe.resize ?? largestSize(frameOf(recipe));
}

/** The largest picture that is made of a frame; its own pixels, at most 1920 a side. */
export function largestSize({ width, height }: Size): Size {
  const scale = Math.min(1, LIMITS.upload.compressedSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the factor by which a straightened picture is enlarged so that no corner of its frame stays empty. */
export function coverScale({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const longer = Math.max(width / height, height / width);
  return Math.cos(angle) + longer * Math.sin(angle);
}

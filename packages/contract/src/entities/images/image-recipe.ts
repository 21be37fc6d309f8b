import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId } from '../wire.ts';
import { asset } from './asset.ts';

const { maxSide, overlays, points, text } = LIMITS.imageRecipe;

/** Path of a stored image under this server, as documents name it. */
const imagePath = z.string().regex(/^\/api\/v2\/assets\/user\/[\w-]{1,64}\/asset\/[\w-]{1,80}\.(png|jpe?g|gif|webp)$/);

const side = z.int().min(1).max(maxSide);
const size = z.object({ width: side, height: side });
const rectangle = z.object({ x: z.int().min(0).max(maxSide), y: z.int().min(0).max(maxSide), ...size.shape });
/** Strength of an adjustment, -100 to 100; 0 leaves the picture as it is. */
const amount = z.number().min(-100).max(100);
const color = z.string().min(1).max(64);
const thickness = z.number().min(0).max(1000);
const length = z
  .number()
  .min(1)
  .max(2 * maxSide);
const coordinate = z
  .number()
  .min(-2 * maxSide)
  .max(2 * maxSide);

/**
 * Position of a layer: its center in pixels of the turned picture, its rotation in clockwise degrees, its opacity from
 * 0 to 1.
 */
const layer = {
  id: z.string().regex(/^[\w-]{1,40}$/),
  x: coordinate,
  y: coordinate,
  rotation: z.number().min(-360).max(360),
  opacity: z.number().min(0).max(1),
};

const textLayer = z.object({
  ...layer,
  kind: z.literal('text'),
  text: z.string().max(text),
  /** A font stack, as the mail has them. */
  font: z.string().min(1).max(200),
  size: z.number().min(1).max(2000),
  color,
  bold: z.boolean(),
  italic: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  /** Width at which lines are broken, pixels. */
  width: length,
  background: color.nullable(),
});

const shapeLayer = z.object({
  ...layer,
  kind: z.literal('shape'),
  shape: z.enum(['rectangle', 'rounded', 'ellipse', 'triangle', 'star', 'line', 'arrow', 'double-arrow']),
  /** Of lines and arrows the width is their length. */
  width: length,
  height: length,
  fill: color.nullable(),
  stroke: color.nullable(),
  strokeWidth: thickness,
});

const stickerLayer = z.object({
  ...layer,
  kind: z.literal('sticker'),
  src: imagePath,
  width: length,
  height: length,
});

const drawingLayer = z.object({
  ...layer,
  kind: z.literal('drawing'),
  /** x and y in turn, from the center of the layer. */
  points: z.array(coordinate).min(4).max(points),
  color,
  strokeWidth: thickness,
});

/** Playback settings of an animation. */
const gifSettings = z.object({
  /** Factor of the speed: 2 is twice as fast. */
  speed: z.number().min(0.25).max(4),
  /** Keeps every n-th frame: 2 removes every second frame, 3 keeps one of three. */
  keepEvery: z.int().min(1).max(10),
  colors: z.literal([256, 128, 64, 32]),
});

const overlay = z.discriminatedUnion('kind', [textLayer, shapeLayer, stickerLayer, drawingLayer]);

/**
 * Steps that make a picture from its original, in this order: turned, mirrored, straightened, adjusted, filtered, with
 * its layers on it, cropped, resized, masked. Lengths are pixels of the turned original; a step that is null is not
 * done.
 */
export const imageRecipe = z
  .object({
    version: z.literal(1),
    source: z.object({ src: imagePath, ...size.shape }),
    /** Clockwise degrees. */
    turn: z.literal([0, 90, 180, 270]),
    flip: z.object({ horizontal: z.boolean(), vertical: z.boolean() }),
    /** Clockwise degrees; the picture is enlarged so that its frame stays filled. */
    straighten: z.number().min(-45).max(45),
    crop: rectangle.nullable(),
    resize: size.nullable(),
    /** `blur` is a radius in thousandths of the longer side. */
    adjust: z.object({
      brightness: amount,
      contrast: amount,
      saturation: amount,
      warmth: amount,
      blur: z.number().min(0).max(100),
    }),
    filter: z.object({ name: z.enum(LIMITS.imageRecipe.filters), strength: z.number().min(0).max(100) }).nullable(),
    /** `radius`: percent of half the shorter side. */
    mask: z
      .discriminatedUnion('shape', [
        z.object({ shape: z.literal('rounded'), radius: z.number().min(1).max(100) }),
        z.object({ shape: z.literal('circle') }),
      ])
      .nullable(),
    /** From the lowest to the highest. */
    overlays: z.array(overlay).max(overlays),
    /** Of an animated GIF, which is only cropped and resized besides. */
    gif: gifSettings.optional(),
  })
  .refine(({ crop, source, turn }) => crop === null || isInside(crop, turn % 180 === 0 ? source : turned(source)), {
    path: ['crop'],
    error: 'The crop frame lies outside of the picture.',
  })
  .refine(({ overlays: layers }) => new Set(layers.map(({ id }) => id)).size === layers.length, {
    path: ['overlays'],
    error: 'Two layers have the same id.',
  });

function turned({ width, height }: z.infer<typeof size>): z.infer<typeof size> {
  return { width: height, height: width };
}

function isInside({ x, y, width, height }: z.infer<typeof rectangle>, whole: z.infer<typeof size>): boolean {
  return x + width <= whole.width && y + height <= whole.height;
}

/** The recipe of a stored image; null for one that was not made from another here. */
export const savedRecipe = z.object({ recipe: imageRecipe.nullable() });

export const recipeChange = z.object({ recipe: imageRecipe });

/** Changes to an animated GIF. */
export const gifEdit = z.object({
  /** Id of the image's owner; the caller when left out. */
  owner: entityId.optional(),
  /** Template that the new image is for, besides the library. */
  templateId: entityId.optional(),
  /** True to store the result; false only computes its facts. */
  keep: z.boolean(),
  crop: rectangle.nullable().default(null),
  /** Never larger than what was cropped. */
  resize: size.nullable().default(null),
  speed: gifSettings.shape.speed.default(1),
  keepEvery: gifSettings.shape.keepEvery.default(1),
  colors: gifSettings.shape.colors.default(256),
});

/** Facts of an animated GIF; `duration` in milliseconds. */
export const gifFacts = z.object({
  ...size.shape,
  frames: z.int().positive(),
  duration: z.int().nonnegative(),
  /** Bytes. */
  size: z.int().nonnegative(),
});

export const gifAnswer = z.object({
  before: gifFacts,
  after: gifFacts,
  /** The new image; null when it was not to be kept. */
  asset: asset.nullable(),
});

/** A smaller version of an animation; neither of the two is stored. */
export const lighterGif = z.object({
  /** Facts of the animation as a GIF with all its frames and colors. */
  before: gifFacts,
  after: gifFacts,
  /** The lighter GIF, base64. */
  file: z.string(),
});

export type ImageRecipe = z.infer<typeof imageRecipe>;
export type GifSettings = z.infer<typeof gifSettings>;
export type GifEdit = z.output<typeof gifEdit>;
export type GifFacts = z.infer<typeof gifFacts>;

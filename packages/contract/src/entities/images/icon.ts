import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId, offset, queryBoolean } from '../wire.ts';
import { asset } from './asset.ts';

/** Categories of icons with their English names. The client has the names in the other interface languages. */
export const ICON_CATEGORIES = {
  interface: 'Interface',
  arrows: 'Arrows',
  communication: 'Communication',
  people: 'People and hands',
  emoji: 'Smileys',
  commerce: 'Shopping',
  finance: 'Money and business',
  charts: 'Charts and data',
  files: 'Files and folders',
  text: 'Text and numbers',
  design: 'Design and shapes',
  media: 'Photo, video and music',
  devices: 'Devices',
  development: 'Development',
  security: 'Security',
  time: 'Time and date',
  places: 'Maps, buildings and flags',
  transport: 'Transport and travel',
  home: 'Home and tools',
  food: 'Food and drink',
  nature: 'Animals and plants',
  weather: 'Weather',
  health: 'Health and science',
  sports: 'Sports and games',
  holidays: 'Celebrations',
  education: 'Education',
  logos: 'Logos',
} as const;

export const ICON_STYLES = {
  outline: 'Outline',
  filled: 'Filled',
  duotone: 'Duotone',
  thin: 'Thin',
  bold: 'Bold',
  rounded: 'Rounded',
  sharp: 'Sharp',
  color: 'Color',
} as const;

export type IconCategory = keyof typeof ICON_CATEGORIES;
export type IconStyle = keyof typeof ICON_STYLES;

const identifiers = <T extends string>(names: Readonly<Record<T, string>>) => z.enum(Object.keys(names) as [T, ...T[]]);

/** The set and the name in it, e.g. `tabler:home`. */
export const iconId = z
  .string()
  .max(LIMITS.iconId)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);

export const icon = z.object({
  id: iconId,
  /** Path of a preview under this server. */
  url: z.string(),
  description: z.string(),
  /** False for a drawing with colors of its own. */
  colorable: z.boolean(),
  /** A company's or product's mark: the drawing is free, the mark is not. */
  trademark: z.boolean(),
});

/** An entry of the list of categories or of styles. */
export const iconGroup = z.object({ name: z.string(), identifier: z.string() });

export const iconQuery = z.object({
  /** Words and beginnings of words; each has to be met. Without any, all icons of the category and style. */
  query: z.string().max(LIMITS.searchTerm.max).default(''),
  /** Previews as SVG; as PNG otherwise. */
  vector: queryBoolean.default(true),
  offset: offset.pipe(z.number().max(LIMITS.iconPage.maxOffset)).default(0),
  count: z.coerce.number<number | string>().int().min(1).max(LIMITS.page.max).default(LIMITS.iconPage.size),
  category: identifiers(ICON_CATEGORIES).optional(),
  style: identifiers(ICON_STYLES).optional(),
  /** Icons that cost something: there are none. */
  premium: queryBoolean.default(false),
  /** Every icon here may be used in business and without naming its author, which is the narrowest of these. */
  license: z.enum(['none', 'commercial', 'commercial-nonattribution']).default('commercial-nonattribution'),
});

/** Settings for drawing an icon for a mail. */
export const iconDrawing = z.object({
  /** Color of the drawing; an icon with colors of its own ignores it. */
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .transform((color) => color.toLowerCase())
    .default('#000000'),
  /** Width at which the icon is shown, CSS pixels; it is drawn with twice as many pixels. */
  size: z.int().min(LIMITS.iconSize.min).max(LIMITS.iconSize.max),
  /** Template that the icon is for; without one it is added to the library. */
  templateId: entityId.optional(),
});

/** A drawn icon, and what it was drawn from. */
export const drawnIcon = asset.extend({ icon: z.object({ id: iconId, color: z.string(), size: z.int() }) });

export type Icon = z.infer<typeof icon>;
export type IconGroup = z.infer<typeof iconGroup>;
export type IconQuery = z.output<typeof iconQuery>;
export type IconDrawing = z.output<typeof iconDrawing>;
export type DrawnIcon = z.infer<typeof drawnIcon>;

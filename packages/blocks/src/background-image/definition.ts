import { BACKGROUND_POSITIONS, BACKGROUND_SIZES, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import { sectionChildWidth } from '../section/column-widths.ts';
import { sectionSchema } from '../section/props.ts';
import { sectionText } from '../section/text.ts';
import { defineBlock } from '../shared/define-block.ts';
import { renderBackgroundImage } from './render.ts';
import { backgroundImageSeed } from './seed.ts';
import { backgroundImageStrings } from './strings.ts';

const backgroundImageFields: readonly Field[] = [
  { kind: 'image', prop: 'src' },
  { kind: 'select', prop: 'fit', options: BACKGROUND_SIZES },
  { kind: 'select', prop: 'position', options: BACKGROUND_POSITIONS },
  { kind: 'number', prop: 'minHeight', min: 0, max: 1000, step: 10, unit: 'px', section: 'content' },
  { kind: 'segmented', prop: 'verticalAlign', options: ['top', 'middle', 'bottom'], section: 'content' },
];

/** A section on an image: what a section has, the image, and how high it is at least. */
const backgroundImageSchema = z.extend(sectionSchema, {
  src: z.string().check(z.maxLength(2048)),
  fit: z.enum(BACKGROUND_SIZES),
  position: z.enum(BACKGROUND_POSITIONS),
  minHeight: z.number().check(z.minimum(0), z.maximum(2000)),
});

export type BackgroundImageProps = z.infer<typeof backgroundImageSchema>;

export const backgroundImageBlock = defineBlock({
  type: 'background-image',
  kind: 'section',
  group: 'sections',
  version: 1,
  schema: backgroundImageSchema,
  migrations: {},
  tiles: [{ id: 'background-image', icon: 'wallpaper', create: backgroundImageSeed }],
  fields: backgroundImageFields,
  styleSections: ['spacing', 'background', 'border', 'radius', 'stripe', 'dark', 'visibility'],
  styleDefaults: () => ({
    paddingTop: 32,
    paddingRight: 24,
    paddingBottom: 32,
    paddingLeft: 24,
    backgroundColor: '#1e3a5f',
  }),
  advancedOnly: true,
  childWidth: sectionChildWidth,
  isShape: ({ props }, { outlook }) => outlook && props.src !== '',
  render: renderBackgroundImage,
  text: sectionText,
  strings: backgroundImageStrings,
});

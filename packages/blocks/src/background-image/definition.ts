import { BACKGROUND_POSITIONS, BACKGROUND_SIZES, COLUMN_TYPE, type Field, type NodeSeed } from '@mailwright/document';
import * as z from 'zod/mini';
import { buttonBlock } from '../button/definition.ts';
import { sectionChildWidth } from '../section/column-widths.ts';
import { SECTION_DEFAULTS, sectionSchema } from '../section/props.ts';
import { sectionText } from '../section/text.ts';
import { defineBlock } from '../shared/define-block.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { renderBackgroundImage } from './render.ts';
import { backgroundImageStrings } from './strings.ts';

const ON_IMAGE = { color: '#ffffff', textAlign: 'center' } as const;

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

/** A headline, a line and a button on a background that reads well before an image is chosen. */
function backgroundImageSeed(): NodeSeed {
  const [button] = buttonBlock.tiles.map((tile) => tile.create());
  const blocks: readonly NodeSeed[] = [
    { type: 'heading', props: { level: 'h2', content: paragraph('Your headline') }, style: ON_IMAGE },
    { type: 'text', props: { content: paragraph('A line or two on top of the image.') }, style: ON_IMAGE },
    ...(button
      ? [{ ...button, style: { align: 'center', backgroundColor: '#ffffff', color: '#1e3a5f' } } as const]
      : []),
  ];
  return {
    type: 'background-image',
    props: {
      ...SECTION_DEFAULTS,
      columns: [100],
      verticalAlign: 'middle',
      src: '',
      fit: 'cover',
      position: 'center center',
      minHeight: 320,
    },
    style: {},
    children: [{ type: COLUMN_TYPE, props: { gap: 16 }, style: {}, children: blocks }],
  };
}

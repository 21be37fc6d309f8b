import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { iconFields } from './fields.ts';
import { renderIcon } from './render.ts';
import { iconStrings } from './strings.ts';
import { iconText } from './text.ts';

/** `size` is the width in CSS pixels; the height follows from the picture. An icon without a text says nothing. */
const iconSchema = z.object({
  src: z.string().check(z.maxLength(8192)),
  alt: z.string().check(z.maxLength(1000)),
  link: linkSchema,
  size: z.number().check(z.minimum(1), z.maximum(2000)),
});

export type IconProps = z.infer<typeof iconSchema>;

export const iconBlock = defineBlock({
  type: 'icon',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: iconSchema,
  migrations: {},
  tiles: [
    {
      id: 'icon',
      icon: 'icons',
      create: () => ({ type: 'icon', props: { src: '', alt: '', link: NO_LINK, size: 128 }, style: {} }),
    },
  ],
  fields: iconFields,
  resize: { axis: 'x', prop: 'size', min: 8, max: 512, part: 'img' },
  styleSections: ['align', 'spacing', 'background', 'border', 'radius', 'opacity', 'dark', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  render: renderIcon,
  text: iconText,
  strings: iconStrings,
});

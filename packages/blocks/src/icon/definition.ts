import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import { imageText } from '../image/text.ts';
import { darkVersionField, versionAddressSchema } from '../image/version-fields.ts';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { drawnIconSchema, NO_DRAWN_ICON } from '../shared/drawn-icon.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { renderIcon } from './render.ts';

const iconStrings: BlockStrings = {
  en: {
    name: 'Icon',
    keywords: 'icon, symbol, pictogram, glyph, badge, emoji',
    'tile.icon': 'Icon',
    'description.icon': 'A small symbol from the icon library, with a link if you like.',
    'field.src': 'Icon',
    'field.alt': 'Alt text (leave empty if decorative)',
    'field.link': 'Link',
    'field.size': 'Size',
    'group.versions': 'Other versions',
    'field.srcDark': 'In dark mode',
    'label.empty': 'Choose an icon',
  },
};

const iconFields: readonly Field[] = [
  { kind: 'image', prop: 'src', only: 'icons', icon: { id: 'iconId', color: 'iconColor', size: 'size' } },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'link', prop: 'link' },
  { kind: 'number', prop: 'size', min: 8, max: 512, step: 1, unit: 'px' },
  { ...darkVersionField, only: 'icons' },
];

/** `size` is the width in CSS pixels; the height follows from the picture. An icon without a text says nothing. */
const iconSchema = z.object({
  src: z.string().check(z.maxLength(8192)),
  alt: z.string().check(z.maxLength(1000)),
  link: linkSchema,
  size: z.number().check(z.minimum(1), z.maximum(2000)),
  ...drawnIconSchema,
  srcDark: versionAddressSchema,
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
      create: () => ({
        type: 'icon',
        props: { src: '', alt: '', link: NO_LINK, size: 128, srcDark: '', ...NO_DRAWN_ICON },
        style: {},
      }),
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

function iconText(view: BlockView<IconProps>, context: TextContext): string {
  const { src, alt, link, size } = view.props;
  return imageText(
    { ...view, props: { src, alt, link, width: size, decorative: alt === '', fullWidth: false } },
    context,
  );
}

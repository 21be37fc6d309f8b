import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings } from '../mail-block.ts';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { renderImage } from './render.ts';
import { imageText } from './text.ts';
import { imageVersionFields, NO_VERSIONS, versionAddressSchema } from './version-fields.ts';

const imageStrings: BlockStrings = {
  en: {
    name: 'Image',
    keywords: 'image, picture, photo, logo, banner, graphic, gif, linked, clickable',
    'tile.image': 'Image',
    'description.image': 'A picture to look at. You can add a link to it later.',
    'tile.linked-image': 'Linked image',
    'description.linked-image': 'A picture to click. It asks for its link and opens it in a new tab.',
    'field.src': 'Image',
    'field.alt': 'Alt text',
    'field.decorative': 'Decorative (no alt text)',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.width': 'Width (0 = automatic)',
    'group.versions': 'Other versions',
    'field.srcDark': 'In dark mode',
    'field.srcPhone': 'On phones',
    'label.empty': 'Choose an image',
    'label.linked': 'Choose an image and its link',
  },
};

const imageFields: readonly Field[] = [
  {
    kind: 'image',
    prop: 'src',
    naturalWidthProp: 'naturalWidth',
    required: 'imageUrlRequired',
    standIn: { prop: 'standInAlt', alt: 'alt' },
  },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'toggle', prop: 'decorative' },
  { kind: 'link', prop: 'link' },
  { kind: 'toggle', prop: 'fullWidth' },
  { kind: 'number', prop: 'width', min: 0, max: 2000, step: 1, unit: 'px', when: { prop: 'fullWidth', is: false } },
  ...imageVersionFields,
];

/**
 * `width` is what the author set, 0 = its own, in the column. `naturalWidth` is the file's own width, 0 = unknown; an
 * image is not blown up beyond it unless the author says so, by a width or by `fullWidth`. `standInAlt` is the text that came with a layout's
 * stand-in picture. `srcDark` and `srcPhone` stand in for `src` in dark mode and on phones.
 */
const imageSchema = z.object({
  src: z.string().check(z.maxLength(8192)),
  alt: z.string().check(z.maxLength(1000)),
  decorative: z.boolean(),
  link: linkSchema,
  width: z.number().check(z.minimum(0), z.maximum(2000)),
  fullWidth: z._default(z.boolean(), false),
  naturalWidth: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  standInAlt: z.optional(z.string().check(z.maxLength(1000))),
  srcDark: versionAddressSchema,
  srcPhone: versionAddressSchema,
});

export type ImageProps = z.infer<typeof imageSchema>;

export const imageBlock = defineBlock({
  type: 'image',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: imageSchema,
  migrations: {},
  tiles: [
    {
      id: 'image',
      icon: 'photo',
      create: () => ({
        type: 'image',
        props: {
          src: '',
          alt: '',
          decorative: false,
          link: NO_LINK,
          width: 0,
          fullWidth: false,
          naturalWidth: 0,
          ...NO_VERSIONS,
        },
        style: {},
      }),
    },
    {
      id: 'linked-image',
      icon: 'photo-share',
      namesNode: true,
      create: () => ({
        type: 'image',
        props: {
          src: '',
          alt: '',
          decorative: false,
          link: { ...NO_LINK, target: '_blank' },
          width: 0,
          fullWidth: false,
          naturalWidth: 0,
          ...NO_VERSIONS,
        },
        style: {},
      }),
    },
  ],
  fields: imageFields,
  resize: { axis: 'x', prop: 'width', min: 16, max: 2000, part: 'img', turnsOff: 'fullWidth' },
  styleSections: ['align', 'spacing', 'background', 'border', 'radius', 'opacity', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  render: renderImage,
  text: imageText,
  strings: imageStrings,
});

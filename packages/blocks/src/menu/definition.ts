import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { renderMenu } from './render.ts';

/** Lines between the items. */
const SEPARATORS = ['none', 'solid', 'dotted', 'dashed'] as const;

const menuStrings: BlockStrings = {
  en: {
    name: 'Menu',
    keywords: 'menu, navigation, nav, links, bar, header, footer',
    'tile.menu': 'Menu',
    'description.menu': 'A row of links, such as the main pages of your website.',
    'group.size': 'Size',
    'group.separator': 'Separator',
    'field.items': 'Items',
    'field.items.label': 'Text',
    'field.items.link': 'Link',
    'item.items': 'Item',
    'add.items': 'Add item',
    'field.paddingY': 'Padding top and bottom',
    'field.paddingX': 'Padding right and left',
    'field.separator': 'Line',
    'option.separator.none': 'None',
    'option.separator.solid': 'Solid',
    'option.separator.dotted': 'Dotted',
    'option.separator.dashed': 'Dashed',
    'field.separatorColor': 'Color',
    'field.separatorWidth': 'Width',
    'label.empty': 'No items yet',
  },
};

const DRAWN = { prop: 'separator', is: SEPARATORS.filter((line) => line !== 'none') };

const menuFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'label',
    create: () => ({ label: 'New item', link: NO_LINK }),
    items: [
      { kind: 'text', prop: 'label', maxLength: 500, merge: true },
      { kind: 'link', prop: 'link', expected: true },
    ],
  },
  { kind: 'number', prop: 'paddingY', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'number', prop: 'paddingX', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'select', prop: 'separator', options: SEPARATORS, section: 'separator' },
  { kind: 'color', prop: 'separatorColor', section: 'separator', when: DRAWN },
  { kind: 'number', prop: 'separatorWidth', min: 1, max: 20, step: 1, unit: 'px', section: 'separator', when: DRAWN },
];

/** `paddingX` and `paddingY` are inside each item; the style's spacing is around the menu. */
const menuSchema = z.object({
  items: z.array(z.object({ label: z.string().check(z.maxLength(500)), link: linkSchema })).check(z.maxLength(12)),
  paddingY: z.number().check(z.minimum(0), z.maximum(100)),
  paddingX: z.number().check(z.minimum(0), z.maximum(100)),
  separator: z.enum(SEPARATORS),
  separatorColor: colorSchema,
  separatorWidth: z.number().check(z.minimum(1), z.maximum(20)),
});

export type MenuProps = z.infer<typeof menuSchema>;

const FIRST = ['Home', 'Shop', 'About', 'Contact'];

export const menuBlock = defineBlock({
  type: 'menu',
  kind: 'block',
  group: 'navigation',
  version: 1,
  schema: menuSchema,
  migrations: {},
  tiles: [
    {
      id: 'menu',
      icon: 'menu-2',
      create: () => ({
        type: 'menu',
        props: {
          items: FIRST.map((label) => ({ label, link: NO_LINK })),
          paddingY: 10,
          paddingX: 5,
          separator: 'none',
          separatorColor: '#d5d8dd',
          separatorWidth: 1,
        },
        style: {},
      }),
    },
  ],
  fields: menuFields,
  styleSections: ['align', 'typography', 'spacing', 'background', 'border', 'radius', 'dark', 'hover', 'visibility'],
  styleDefaults: (_props, settings) => ({
    align: 'center',
    fontFamily: settings.paragraphFonts,
    fontSize: 20,
    lineHeight: 100,
    color: '#222222',
  }),
  // Items are aligned as the menu is.
  unusedStyles: () => ['textAlign'],
  render: renderMenu,
  text: menuText,
  strings: menuStrings,
});

/** One line for each item. */
function menuText({ props }: BlockView<MenuProps>, context: TextContext): string {
  return props.items
    .map(({ label, link }) =>
      [mergeTextPlain(label, context).trim(), context.url(link.href)].filter(Boolean).join(': '),
    )
    .filter(Boolean)
    .join('\n');
}

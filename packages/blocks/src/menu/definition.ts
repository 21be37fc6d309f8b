import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { menuFields } from './fields.ts';
import { renderMenu } from './render.ts';
import { SEPARATORS } from './separators.ts';
import { menuStrings } from './strings.ts';
import { menuText } from './text.ts';

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
  styleSections: ['align', 'typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
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

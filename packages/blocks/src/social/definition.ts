import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { nextUnused } from '../shared/next-unused.ts';
import type { SocialColor, SocialShape } from '../shared/social/social-icon.ts';
import { renderSocialIcons } from '../shared/social/social-icons.ts';
import { SOCIAL_ICON_IDS, type SocialIconId, socialName } from '../shared/social/social-networks.ts';
import { optionNames } from '../shared/social/social-strings.ts';

/** The styles offered, each a shape in a colour. */
const SOCIAL_STYLES = ['color-round', 'color-square', 'black-round', 'grey-round', 'white-round', 'plain'] as const;

const LOOKS: Readonly<
  Record<(typeof SOCIAL_STYLES)[number], { readonly shape: SocialShape; readonly color: SocialColor }>
> = {
  'color-round': { shape: 'round', color: 'color' },
  'color-square': { shape: 'square', color: 'color' },
  'black-round': { shape: 'round', color: 'black' },
  'grey-round': { shape: 'round', color: 'grey' },
  'white-round': { shape: 'round', color: 'white' },
  plain: { shape: 'square', color: 'transparent' },
};

const socialStrings: BlockStrings = {
  en: {
    name: 'Social',
    keywords: 'social, share, network, icons, facebook, instagram, linkedin, twitter, x, vk, youtube, pinterest, email',
    'tile.social': 'Social',
    'description.social': 'Icons for any links you choose: networks, a website or an email address.',
    'group.look': 'Look',
    'field.items': 'Icons',
    'field.items.network': 'Icon',
    'field.items.link': 'Link',
    'item.items': 'Icon',
    'add.items': 'Add icon',
    ...optionNames('items.network'),
    'field.size': 'Size',
    'field.iconStyle': 'Style',
    'option.iconStyle.color-round': 'Color, round',
    'option.iconStyle.color-square': 'Color, square',
    'option.iconStyle.black-round': 'Black',
    'option.iconStyle.grey-round': 'Gray',
    'option.iconStyle.white-round': 'White',
    'option.iconStyle.plain': 'No background',
    'field.gap': 'Space between',
    'label.empty': 'No icons to show',
  },
};

export const socialFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'network',
    create: (items) => ({ network: nextUnused(SOCIAL_ICON_IDS, items, 'network'), link: NO_LINK }),
    items: [
      { kind: 'select', prop: 'network', options: SOCIAL_ICON_IDS },
      { kind: 'link', prop: 'link', expected: true },
    ],
  },
  { kind: 'number', prop: 'size', min: 12, max: 64, step: 1, unit: 'px', section: 'look' },
  { kind: 'select', prop: 'iconStyle', options: SOCIAL_STYLES, section: 'look' },
  { kind: 'number', prop: 'gap', min: 0, max: 60, step: 1, unit: 'px', section: 'look' },
];

const socialSchema = z.object({
  items: z.array(z.object({ network: z.enum(SOCIAL_ICON_IDS), link: linkSchema })).check(z.maxLength(12)),
  size: z.number().check(z.minimum(12), z.maximum(64)),
  iconStyle: z.enum(SOCIAL_STYLES),
  gap: z.number().check(z.minimum(0), z.maximum(60)),
});

export type SocialProps = z.infer<typeof socialSchema>;

const FIRST: readonly SocialIconId[] = ['facebook', 'instagram', 'x', 'mail'];

export const socialBlock = defineBlock({
  type: 'social',
  kind: 'block',
  group: 'social',
  version: 1,
  beta: true,
  schema: socialSchema,
  migrations: {},
  tiles: [
    {
      id: 'social',
      icon: 'share',
      create: () => ({
        type: 'social',
        props: {
          items: FIRST.map((network) => ({ network, link: NO_LINK })),
          size: 32,
          iconStyle: 'color-round',
          gap: 12,
        },
        style: {},
      }),
    },
  ],
  fields: socialFields,
  styleSections: ['align', 'spacing', 'background', 'border', 'radius', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  render: ({ props, style }, context) =>
    renderSocialIcons(
      props.items.map(({ network, link }) => ({ icon: network, link })),
      { ...LOOKS[props.iconStyle], size: Math.round(props.size), gap: props.gap },
      style,
      context,
    ),
  text: socialText,
  strings: socialStrings,
});

/** One line for each icon that leads somewhere. */
function socialText({ props }: BlockView<SocialProps>, context: TextContext): string {
  return props.items
    .map(({ network, link }) => ({ name: socialName(network), href: context.url(link.href) }))
    .filter(({ href }) => href !== '')
    .map(({ name, href }) => `${name}: ${href}`)
    .join('\n');
}

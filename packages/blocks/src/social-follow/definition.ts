import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { nextUnused } from '../shared/next-unused.ts';
import { SOCIAL_COLORS, SOCIAL_SHAPES } from '../shared/social/social-icon.ts';
import { renderSocialIcons } from '../shared/social/social-icons.ts';
import { SOCIAL_NETWORK_IDS, type SocialNetwork, socialName } from '../shared/social/social-networks.ts';
import { profileAddress } from './profile-address.ts';
import { socialFollowStrings } from './strings.ts';

export const socialFollowFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'network',
    create: (items) => ({ network: nextUnused(SOCIAL_NETWORK_IDS, items, 'network'), url: '' }),
    items: [
      { kind: 'select', prop: 'network', options: SOCIAL_NETWORK_IDS },
      { kind: 'text', prop: 'url', maxLength: 2048, merge: true, address: true },
    ],
  },
  { kind: 'number', prop: 'size', min: 0, max: 94, step: 1, unit: 'px', section: 'look' },
  { kind: 'segmented', prop: 'shape', options: SOCIAL_SHAPES, section: 'look' },
  { kind: 'select', prop: 'color', options: SOCIAL_COLORS, section: 'look' },
  { kind: 'number', prop: 'gap', min: 0, max: 60, step: 1, unit: 'px', section: 'look' },
];

/** `url` is what the author typed, a name or an address; `profileAddress` says where that leads. */
const socialFollowSchema = z.object({
  items: z
    .array(z.object({ network: z.enum(SOCIAL_NETWORK_IDS), url: z.string().check(z.maxLength(2048)) }))
    .check(z.maxLength(12)),
  size: z.number().check(z.minimum(0), z.maximum(94)),
  shape: z.enum(SOCIAL_SHAPES),
  color: z.enum(SOCIAL_COLORS),
  gap: z.number().check(z.minimum(0), z.maximum(60)),
});

export type SocialFollowProps = z.infer<typeof socialFollowSchema>;

const FIRST: readonly SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'];

export const socialFollowBlock = defineBlock({
  type: 'social-follow',
  kind: 'block',
  group: 'social',
  version: 1,
  schema: socialFollowSchema,
  migrations: {},
  tiles: [
    {
      id: 'social-follow',
      icon: 'user-plus',
      create: () => ({
        type: 'social-follow',
        props: {
          items: FIRST.map((network) => ({ network, url: '' })),
          size: 32,
          shape: 'round',
          color: 'color',
          gap: 12,
        },
        style: {},
      }),
    },
  ],
  fields: socialFollowFields,
  styleSections: ['align', 'spacing', 'background', 'border', 'radius', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  render: ({ props, style }, context) =>
    renderSocialIcons(
      props.items.map(({ network, url }) => ({
        icon: network,
        link: { href: profileAddress(network, url), target: '_blank' },
      })),
      { shape: props.shape, color: props.color, size: Math.round(props.size), gap: props.gap },
      style,
      context,
    ),
  text: socialFollowText,
  strings: socialFollowStrings,
});

/** One line for each network that leads somewhere. */
function socialFollowText({ props }: BlockView<SocialFollowProps>, context: TextContext): string {
  return props.items
    .map(({ network, url }) => ({ name: socialName(network), href: context.url(profileAddress(network, url)) }))
    .filter(({ href }) => href !== '')
    .map(({ name, href }) => `${name}: ${href}`)
    .join('\n');
}

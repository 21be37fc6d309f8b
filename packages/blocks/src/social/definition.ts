import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { renderSocialIcons } from '../shared/social/social-icons.ts';
import { SOCIAL_ICON_IDS, type SocialIconId } from '../shared/social/social-networks.ts';
import { socialFields } from './fields.ts';
import { LOOKS, SOCIAL_STYLES } from './looks.ts';
import { socialStrings } from './strings.ts';
import { socialText } from './text.ts';

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

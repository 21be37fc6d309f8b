import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { textDefaults } from '../shared/text/typography.ts';
import { linkFields } from './fields.ts';
import { renderLink } from './render.ts';
import { linkStrings } from './strings.ts';
import { linkText } from './text.ts';

const linkBlockSchema = z.object({
  label: z.string().check(z.maxLength(500)),
  link: linkSchema,
  underline: z.boolean(),
});

export type LinkProps = z.infer<typeof linkBlockSchema>;

export const linkBlock = defineBlock({
  type: 'link',
  kind: 'block',
  group: 'navigation',
  version: 1,
  schema: linkBlockSchema,
  migrations: {},
  tiles: [
    {
      id: 'link',
      icon: 'link',
      create: () => ({
        type: 'link',
        props: { label: 'Read the whole story', link: NO_LINK, underline: true },
        style: {},
      }),
    },
  ],
  fields: linkFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: (_props, settings) => ({ ...textDefaults(settings), color: settings.linkColor }),
  plainTextProp: 'label',
  render: renderLink,
  text: linkText,
  strings: linkStrings,
});

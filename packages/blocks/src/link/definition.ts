import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { textDefaults } from '../shared/text/typography.ts';
import { renderLink } from './render.ts';

const linkStrings: BlockStrings = {
  en: {
    name: 'Link',
    keywords: 'link, hyperlink, url, address, anchor, more, unsubscribe, phone, mail',
    'tile.link': 'Link',
    'description.link': 'A line of text that leads somewhere, without the look of a button.',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.underline': 'Underline',
  },
};

const linkFields: readonly Field[] = [
  { kind: 'text', prop: 'label', maxLength: 500, merge: true },
  { kind: 'link', prop: 'link', expected: 'label' },
  { kind: 'toggle', prop: 'underline' },
];

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
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'hover', 'visibility'],
  styleDefaults: (_props, settings) => ({ ...textDefaults(settings), color: settings.linkColor }),
  plainTextProp: 'label',
  render: renderLink,
  text: linkText,
  strings: linkStrings,
});

function linkText({ props }: BlockView<LinkProps>, context: TextContext): string {
  const label = mergeTextPlain(props.label, context).trim();
  const href = context.url(props.link.href);
  return href && href !== label ? `${label}: ${href}` : label;
}

import { richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { textDefaults } from '../shared/text/typography.ts';
import { renderText } from './render.ts';

const textStrings: BlockStrings = {
  en: {
    name: 'Text',
    keywords: 'text, paragraph, copy, body, list, bullets, link, write',
    'tile.text': 'Text',
    'description.text': 'Paragraphs and lists with links, colors and merge fields.',
    'field.postalAddress': 'Contains our postal address',
  },
};

const textSchema = z.object({
  content: richTextSchema,
  /** True when the author says that the block holds the sender's postal address. */
  postalAddress: z.optional(z.boolean()),
});

export type TextProps = z.infer<typeof textSchema>;

export const textBlock = defineBlock({
  type: 'text',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: textSchema,
  migrations: {},
  tiles: [
    {
      id: 'text',
      icon: 'align-left',
      create: () => ({
        type: 'text',
        props: {
          content: paragraph('Write your text here. Select words to format them or to add a link.'),
          postalAddress: false,
        },
        style: {},
      }),
    },
  ],
  fields: [{ kind: 'toggle', prop: 'postalAddress' }],
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: (_props, settings) => textDefaults(settings),
  richTextProp: 'content',
  render: renderText,
  text: textText,
  strings: textStrings,
});

function textText({ props }: BlockView<TextProps>, context: TextContext): string {
  return richTextPlain(props.content, context);
}

import { colorSchema, type Field, richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { ACCENT_COLOR, textDefaults } from '../shared/text/typography.ts';
import { renderQuote } from './render.ts';

const quoteStrings: BlockStrings = {
  en: {
    name: 'Quote',
    keywords: 'quote, quotation, testimonial, review, citation, opinion, blockquote',
    'tile.quote': 'Quote',
    'description.quote': 'The words of a customer or an author, set apart from the other text.',
    'group.bar': 'Bar',
    'field.content': 'Text',
    'field.author': 'Author',
    'field.italic': 'Italic',
    'field.barColor': 'Bar color',
    'field.barWidth': 'Bar width',
  },
};

const quoteFields: readonly Field[] = [
  { kind: 'text', prop: 'author', maxLength: 500, merge: true },
  { kind: 'toggle', prop: 'italic' },
  { kind: 'color', prop: 'barColor', section: 'bar' },
  { kind: 'number', prop: 'barWidth', min: 0, max: 20, step: 1, unit: 'px', section: 'bar' },
];

const quoteSchema = z.object({
  content: richTextSchema,
  author: z.string().check(z.maxLength(500)),
  italic: z.boolean(),
  barColor: colorSchema,
  barWidth: z.number().check(z.minimum(0), z.maximum(100)),
});

export type QuoteProps = z.infer<typeof quoteSchema>;

export const quoteBlock = defineBlock({
  type: 'quote',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: quoteSchema,
  migrations: {},
  tiles: [
    {
      id: 'quote',
      icon: 'quote',
      create: () => ({
        type: 'quote',
        props: {
          content: paragraph('“Write here what somebody says about you.”'),
          author: 'Name, company',
          italic: true,
          barColor: ACCENT_COLOR,
          barWidth: 4,
        },
        style: {},
      }),
    },
  ],
  fields: quoteFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: (_props, settings) => ({ ...textDefaults(settings), fontSize: 18 }),
  advancedOnly: true,
  richTextProp: 'content',
  render: renderQuote,
  text: quoteText,
  strings: quoteStrings,
});

/** Lines marked as mail programs mark what is quoted, and who said it under them. */
function quoteText({ props }: BlockView<QuoteProps>, context: TextContext): string {
  const words = richTextPlain(props.content, context).trim();
  const author = mergeTextPlain(props.author, context).trim();
  const lines = words === '' ? [] : words.split('\n').map((line) => `> ${line}`.trimEnd());
  return [...lines, ...(author ? [`-- ${author}`] : [])].join('\n');
}

import { colorSchema, richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { ACCENT_COLOR, textDefaults } from '../shared/text/typography.ts';
import { quoteFields } from './fields.ts';
import { renderQuote } from './render.ts';
import { quoteStrings } from './strings.ts';
import { quoteText } from './text.ts';

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

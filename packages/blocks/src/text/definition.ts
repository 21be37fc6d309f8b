import { richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { textDefaults } from '../shared/text/typography.ts';
import { renderText } from './render.ts';
import { textStrings } from './strings.ts';
import { textText } from './text.ts';

const textSchema = z.object({ content: richTextSchema });

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
        props: { content: paragraph('Write your text here. Select words to format them or to add a link.') },
        style: {},
      }),
    },
  ],
  fields: [],
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: (_props, settings) => textDefaults(settings),
  richTextProp: 'content',
  render: renderText,
  text: textText,
  strings: textStrings,
});

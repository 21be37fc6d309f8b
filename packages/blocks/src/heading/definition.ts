import { richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { headingFields } from './fields.ts';
import { renderHeading } from './render.ts';
import { headingStrings } from './strings.ts';
import { headingText } from './text.ts';

const headingSchema = z.object({
  level: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  content: richTextSchema,
});

export type HeadingProps = z.infer<typeof headingSchema>;

export const headingBlock = defineBlock({
  type: 'heading',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: headingSchema,
  migrations: {},
  tiles: [
    {
      id: 'heading',
      icon: 'heading',
      create: () => ({ type: 'heading', props: { level: 'h2', content: paragraph('Your heading') }, style: {} }),
    },
  ],
  fields: headingFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: ({ level }, settings) => ({
    fontFamily: settings.headerFonts,
    fontSize: settings.headings[level].size,
    fontWeight: settings.headings[level].bold ? 'bold' : 'normal',
    color: settings.headings[level].color,
    lineHeight: 100,
  }),
  margins: ({ level }, settings) => ({ bottom: settings.headings[level].bottomSpace }),
  richTextProp: 'content',
  richTextKind: 'inline',
  render: renderHeading,
  text: headingText,
  strings: headingStrings,
});

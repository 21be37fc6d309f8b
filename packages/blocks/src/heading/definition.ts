import { type Field, richTextSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { renderHeading } from './render.ts';

const headingStrings: BlockStrings = {
  en: {
    name: 'Heading',
    keywords: 'heading, headline, title, h1, h2, h3, caption',
    'tile.heading': 'Heading',
    'description.heading': 'A title on one of six levels. The look of each level is set once for the whole email.',
    'field.level': 'Level',
    'option.level.h1': 'H1',
    'option.level.h2': 'H2',
    'option.level.h3': 'H3',
    'option.level.h4': 'H4',
    'option.level.h5': 'H5',
    'option.level.h6': 'H6',
  },
};

const headingFields: readonly Field[] = [
  { kind: 'segmented', prop: 'level', options: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] },
];

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

/** The two big levels stand out in capitals' stead by a line under them. */
function headingText({ props }: BlockView<HeadingProps>, context: TextContext): string {
  const words = richTextPlain(props.content, context).replace(/\s+/g, ' ').trim();
  if (!words) return '';
  const underline = { h1: '=', h2: '-', h3: '', h4: '', h5: '', h6: '' }[props.level];
  return underline ? `${words}\n${underline.repeat(Math.min(78, words.length))}` : words;
}

import { type Field, ISLAND_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { renderHtml } from './render.ts';

const htmlStrings: BlockStrings = {
  en: {
    name: 'Code',
    keywords: 'code, html, custom, source, embed, island',
    'tile.html': 'Code',
    'description.html': 'Your own HTML, sent as you write it.',
    'field.source': 'HTML',
    'field.postalAddress': 'Contains our postal address',
    'label.empty': 'Add your HTML',
    'label.script': 'This code contains a script that cannot be shown here. It stays in the email.',
  },
};

const htmlFields: readonly Field[] = [
  { kind: 'code', prop: 'source', language: 'html' },
  { kind: 'toggle', prop: 'postalAddress' },
];

const htmlSchema = z.object({
  source: z.string(),
  /** True when the author says that the block holds the sender's postal address. */
  postalAddress: z.optional(z.boolean()),
});

export type HtmlProps = z.infer<typeof htmlSchema>;

/** Foreign HTML. Its source is sent byte for byte; only the canvas sees a harmless view of it. */
export const htmlBlock = defineBlock({
  type: ISLAND_TYPE,
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: htmlSchema,
  migrations: {},
  feature: 'customCode',
  tiles: [
    {
      id: 'html',
      icon: 'code',
      create: () => ({ type: ISLAND_TYPE, props: { source: '', postalAddress: false }, style: {} }),
    },
  ],
  fields: htmlFields,
  styleSections: ['spacing', 'visibility'],
  render: renderHtml,
  text: htmlText,
  strings: htmlStrings,
});

/** The words of foreign HTML, as who has a parser reads them. */
function htmlText({ props }: BlockView<HtmlProps>, context: TextContext): string {
  return context.foreignText(props.source);
}

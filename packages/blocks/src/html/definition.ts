import { ISLAND_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { htmlFields } from './fields.ts';
import { renderHtml } from './render.ts';
import { htmlStrings } from './strings.ts';
import { htmlText } from './text.ts';

const htmlSchema = z.object({ source: z.string() });

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
  tiles: [{ id: 'html', icon: 'code', create: () => ({ type: ISLAND_TYPE, props: { source: '' }, style: {} }) }],
  fields: htmlFields,
  styleSections: ['spacing', 'visibility'],
  render: renderHtml,
  text: htmlText,
  strings: htmlStrings,
});

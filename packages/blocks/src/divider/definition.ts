import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings } from '../mail-block.ts';
import { defineBlock } from '../shared/define-block.ts';
import { PLAIN_RULE } from '../shared/text/plain-parts.ts';
import { renderDivider } from './render.ts';

const dividerStrings: BlockStrings = {
  en: {
    name: 'Divider',
    keywords: 'divider, line, separator, rule, hr',
    'tile.divider': 'Divider',
    'description.divider': 'A horizontal line between two parts of the email.',
    'field.color': 'Color',
    'field.thickness': 'Thickness',
    'field.lineStyle': 'Line',
    'option.lineStyle.solid': 'Solid',
    'option.lineStyle.dashed': 'Dashed',
    'option.lineStyle.dotted': 'Dotted',
    'field.width': 'Width',
  },
};

const dividerFields: readonly Field[] = [
  { kind: 'color', prop: 'color' },
  { kind: 'number', prop: 'thickness', min: 1, max: 20, step: 1, unit: 'px' },
  { kind: 'segmented', prop: 'lineStyle', options: ['solid', 'dashed', 'dotted'] },
  { kind: 'number', prop: 'width', min: 5, max: 100, step: 5, unit: '%' },
];

const dividerSchema = z.object({
  thickness: z.number().check(z.minimum(1), z.maximum(100)),
  lineStyle: z.enum(['solid', 'dashed', 'dotted']),
  color: colorSchema,
  /** Percent of the column. */
  width: z.number().check(z.minimum(1), z.maximum(100)),
});

export type DividerProps = z.infer<typeof dividerSchema>;

export const dividerBlock = defineBlock({
  type: 'divider',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: dividerSchema,
  migrations: {},
  tiles: [
    {
      id: 'divider',
      icon: 'separator',
      create: () => ({
        type: 'divider',
        props: { thickness: 1, lineStyle: 'solid', color: '#d5d8dd', width: 100 },
        // Room around the line, by which the mouse can hold it too.
        style: { paddingTop: 10, paddingBottom: 10 },
      }),
    },
  ],
  fields: dividerFields,
  resize: { axis: 'y', prop: 'thickness', min: 1, max: 40, part: 'td:not(:has(td))' },
  styleSections: ['align', 'spacing', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  render: renderDivider,
  text: () => PLAIN_RULE,
  strings: dividerStrings,
});

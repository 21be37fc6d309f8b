import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { dividerFields } from './fields.ts';
import { renderDivider } from './render.ts';
import { dividerStrings } from './strings.ts';

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
  text: () => '-'.repeat(40),
  strings: dividerStrings,
});

import { COLUMN_TYPE, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { horizontalInset } from '../shared/box.ts';
import { defineBlock } from '../shared/define-block.ts';
import { renderColumn } from './render.ts';

const columnStrings: BlockStrings = {
  en: {
    name: 'Column',
    keywords: 'column',
    'field.gap': 'Space between blocks',
    'label.empty': 'Drop a block here',
  },
};

const columnFields: readonly Field[] = [{ kind: 'number', prop: 'gap', min: 0, max: 100, step: 1, unit: 'px' }];

/** `gap` is the space between the blocks of the column, CSS pixels. */
const columnSchema = z.object({ gap: z.number().check(z.minimum(0), z.maximum(400)) });

export const columnBlock = defineBlock({
  type: COLUMN_TYPE,
  kind: 'column',
  group: 'sections',
  version: 1,
  schema: columnSchema,
  migrations: {},
  tiles: [],
  fields: columnFields,
  styleSections: ['spacing', 'background', 'backgroundImage', 'border', 'radius', 'dark', 'visibility'],
  styleDefaults: () => ({ paddingTop: 12, paddingRight: 10, paddingBottom: 12, paddingLeft: 10 }),
  childWidth: ({ style }, _index, width) => width - horizontalInset(style),
  render: renderColumn,
  text: columnText,
  strings: columnStrings,
});

function columnText(_view: unknown, context: TextContext): string {
  return context.children.filter(Boolean).join('\n\n');
}

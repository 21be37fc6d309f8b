import { COLUMN_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import { horizontalInset } from '../shared/box.ts';
import { defineBlock } from '../shared/define-block.ts';
import { columnFields } from './fields.ts';
import { renderColumn } from './render.ts';
import { columnStrings } from './strings.ts';
import { columnText } from './text.ts';

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

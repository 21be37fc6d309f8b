import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { spaceFields } from './fields.ts';
import { renderSpace } from './render.ts';
import { spaceStrings } from './strings.ts';

const spaceSchema = z.object({ height: z.number().check(z.minimum(0), z.maximum(1000)) });

export type SpaceProps = z.infer<typeof spaceSchema>;

export const spaceBlock = defineBlock({
  type: 'space',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: spaceSchema,
  migrations: {},
  tiles: [
    {
      id: 'space',
      icon: 'arrow-autofit-height',
      create: () => ({ type: 'space', props: { height: 50 }, style: {} }),
    },
  ],
  fields: spaceFields,
  resize: { axis: 'y', prop: 'height', min: 1, max: 400 },
  styleSections: ['background', 'visibility'],
  margins: () => ({ top: 0, bottom: 0 }),
  render: renderSpace,
  text: () => '',
  strings: spaceStrings,
});

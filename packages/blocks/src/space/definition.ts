import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings } from '../mail-block.ts';
import { defineBlock } from '../shared/define-block.ts';
import { renderSpace } from './render.ts';

const spaceStrings: BlockStrings = {
  en: {
    name: 'Space',
    keywords: 'space, spacer, gap, blank, height, margin',
    'tile.space': 'Space',
    'description.space': 'Empty room between two blocks, as high as you drag it.',
    'field.height': 'Height',
  },
};

const spaceFields: readonly Field[] = [{ kind: 'number', prop: 'height', min: 0, max: 400, step: 1, unit: 'px' }];

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

import { type Field, SECTION_TYPE } from '@mailwright/document';
import { defineBlock } from '../shared/define-block.ts';
import { sectionChildWidth } from './column-widths.ts';
import { sectionSchema } from './props.ts';
import { renderSection } from './render.ts';
import { sectionStrings } from './strings.ts';
import { sectionText } from './text.ts';
import { sectionSplits, sectionTiles } from './tiles.ts';

const sectionFields: readonly Field[] = [
  { kind: 'segmented', prop: 'verticalAlign', options: ['top', 'middle', 'bottom'], section: 'columns' },
  { kind: 'toggle', prop: 'stack', section: 'phones' },
  { kind: 'toggle', prop: 'reverse', section: 'phones' },
];

export const sectionBlock = defineBlock({
  type: SECTION_TYPE,
  kind: 'section',
  group: 'sections',
  version: 1,
  schema: sectionSchema,
  migrations: {},
  tiles: sectionTiles,
  fields: sectionFields,
  split: { prop: 'columns', min: 10, snaps: sectionSplits },
  styleSections: ['spacing', 'background', 'backgroundImage', 'border', 'radius', 'stripe', 'dark', 'visibility'],
  childWidth: sectionChildWidth,
  isShape: ({ style }, { outlook }) => outlook && Boolean(style.backgroundImage),
  stacksColumns: ({ stack }, { children = [] }) => stack && children.length > 1,
  render: renderSection,
  text: sectionText,
  strings: sectionStrings,
});

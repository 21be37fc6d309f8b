import { SECTION_TYPE } from '@mailwright/document';
import { horizontalInset } from '../shared/box.ts';
import { defineBlock } from '../shared/define-block.ts';
import { columnWidths } from './column-widths.ts';
import { sectionFields } from './fields.ts';
import { sectionSchema } from './props.ts';
import { renderSection } from './render.ts';
import { sectionStrings } from './strings.ts';
import { sectionText } from './text.ts';
import { sectionSplits, sectionTiles } from './tiles.ts';

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
  styleSections: ['spacing', 'background', 'backgroundImage', 'border', 'radius', 'dark', 'visibility'],
  childWidth: ({ node, props, style }, index, width) =>
    columnWidths(props.columns, node.children?.length ?? 0, width - horizontalInset(style))[index] ?? 0,
  render: renderSection,
  text: sectionText,
  strings: sectionStrings,
});

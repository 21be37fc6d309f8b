import { COLUMN_TYPE, type NodeSeed, type PaletteTile, SECTION_TYPE } from '@mailwright/document';
import { SECTION_DEFAULTS } from './props.ts';

function sectionSeed(columns: readonly number[]): NodeSeed {
  return {
    type: SECTION_TYPE,
    props: { ...SECTION_DEFAULTS, columns },
    style: {},
    children: columns.map(() => ({ type: COLUMN_TYPE, props: { gap: 16 }, style: {}, children: [] })),
  };
}

function tile(id: string, icon: string, columns: readonly number[]): PaletteTile {
  return { id, icon, create: () => sectionSeed(columns) };
}

/** The splits of the specification. */
export const sectionTiles: readonly PaletteTile[] = [
  tile('section-1', 'square', [100]),
  tile('section-2', 'columns-2', [50, 50]),
  tile('section-3', 'columns-3', [33.33, 33.33, 33.33]),
  tile('section-33-66', 'layout-sidebar', [33.33, 66.66]),
  tile('section-66-33', 'layout-sidebar-right', [66.66, 33.33]),
  tile('section-25-75', 'layout-sidebar', [25, 75]),
  tile('section-75-25', 'layout-sidebar-right', [75, 25]),
  tile('section-30-70', 'layout-sidebar', [30, 70]),
  tile('section-4', 'layout-columns', [25, 25, 25, 25]),
];

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

/** The splits of the specification: tile, icon, widths in percent. */
const LAYOUTS: readonly (readonly [id: string, icon: string, columns: readonly number[]])[] = [
  ['section-1', 'square', [100]],
  ['section-2', 'columns-2', [50, 50]],
  ['section-3', 'columns-3', [33.33, 33.33, 33.33]],
  ['section-33-66', 'layout-sidebar', [33.33, 66.66]],
  ['section-66-33', 'layout-sidebar-right', [66.66, 33.33]],
  ['section-25-75', 'layout-sidebar', [25, 75]],
  ['section-75-25', 'layout-sidebar-right', [75, 25]],
  ['section-30-70', 'layout-sidebar', [30, 70]],
  ['section-4', 'layout-columns', [25, 25, 25, 25]],
];

export const sectionTiles: readonly PaletteTile[] = LAYOUTS.map(([id, icon, columns]) => ({
  id,
  icon,
  create: () => sectionSeed(columns),
}));

export const sectionSplits = LAYOUTS.map(([, , columns]) => columns);

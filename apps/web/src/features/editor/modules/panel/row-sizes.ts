import type { ModuleRow } from '../../../../shared/modules/module-groups.ts';

/** Of the picture on a tile, CSS pixels: what the panel has room for, and as much of a module as tells it from others. */
export const PICTURE_WIDTH = 246;
export const PICTURE_HEIGHT = 112;

/** Height of each line with the gap below it, CSS pixels. */
export const ROW_HEIGHTS: Readonly<Record<ModuleRow['kind'], number>> = {
  group: 40,
  module: PICTURE_HEIGHT + 46,
  empty: 36,
};

import type { NodeSeed, PaletteTile } from '@mailwright/document';

/** What a tile makes, called by the tile's name where its block's says less. */
export function tileSeed(tile: PaletteTile, label: string): NodeSeed {
  return tile.namesNode ? { ...tile.create(), name: label } : tile.create();
}

import type { NodeSeed, PaletteTile } from '@mailwright/document';

/**
 * Returns the nodes that a tile makes, named by the tile when its block's name says less. A timer ends in the person's
 * own time zone, unless another is chosen.
 */
export function tileSeed(tile: PaletteTile, label: string, zone: string = ownZone()): NodeSeed {
  const seed = tile.create();
  const named = tile.namesNode ? { ...seed, name: label } : seed;
  return named.props.timeZone === '' ? { ...named, props: { ...named.props, timeZone: zone } } : named;
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

import type { NodeSeed, PaletteTile } from '@mailwright/document';

/**
 * What a tile makes, called by the tile's name where its block's says less. A timer counts to an end in the person's own
 * time zone, unless another is chosen.
 */
export function tileSeed(tile: PaletteTile, label: string, zone: string = ownZone()): NodeSeed {
  const seed = tile.create();
  const named = tile.namesNode ? { ...seed, name: label } : seed;
  return named.props.timeZone === '' ? { ...named, props: { ...named.props, timeZone: zone } } : named;
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

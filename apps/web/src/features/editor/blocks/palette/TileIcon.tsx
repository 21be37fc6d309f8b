import type { PaletteTile } from '@mailwright/document';
import { useMemo } from 'react';
import { ColumnShares, sharesOf } from '../../core/inputs/ColumnShares.tsx';
import { ICONS } from './tile-icons.ts';

/** Shows a small drawing of what a tile makes: columns drawn to scale, everything else by its icon. */
export function TileIcon({ tile }: { readonly tile: PaletteTile }) {
  const shares = useMemo(() => sharesOf(tile.create()), [tile]);
  if (shares.length > 0) return <ColumnShares shares={shares} />;
  const TheIcon = ICONS[tile.icon];
  return <TheIcon size={22} stroke={1.5} aria-hidden="true" />;
}

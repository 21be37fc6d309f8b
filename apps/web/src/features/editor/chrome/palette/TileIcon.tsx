import type { NodeSeed, PaletteTile } from '@mailwright/document';
import { useMemo } from 'react';
import classes from './TileIcon.module.css';
import { tileIcon } from './tile-icons.ts';

/** What a tile makes, in small: columns drawn to scale, everything else by its icon. */
export function TileIcon({ tile }: { readonly tile: PaletteTile }) {
  const columns = useMemo(() => columnShares(tile.create()), [tile]);
  if (columns.length > 0) {
    return (
      <span className={classes.columns} aria-hidden="true">
        {columns.map(({ key, share }) => (
          <span key={key} style={{ flexGrow: share }} />
        ))}
      </span>
    );
  }
  const TheIcon = tileIcon(tile.icon);
  return <TheIcon size={22} stroke={1.5} aria-hidden="true" />;
}

function columnShares({ children, props }: NodeSeed) {
  const { columns } = props;
  if (!Array.isArray(columns) || columns.length !== children?.length) return [];
  // A tile that brings blocks along is known by them, not by its columns.
  if (children.some((column) => (column.children ?? []).length > 0)) return [];
  return columns.map((share, index) => ({ key: `${index}`, share: Number(share) }));
}

import { Skeleton } from '@mantine/core';
import classes from './GridSkeleton.module.css';

const TILES = Array.from({ length: 18 }, (_, index) => index);

/** Shows placeholders while the pictures of a grid are loading. */
export function GridSkeleton() {
  return (
    <div className={classes.tiles} aria-hidden="true">
      {TILES.map((tile) => (
        <Skeleton key={tile} height={150} radius="md" />
      ))}
    </div>
  );
}

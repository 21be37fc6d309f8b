import { Skeleton } from '@mantine/core';
import classes from './ModulesPanel.module.css';
import { ROW_HEIGHTS } from './row-sizes.ts';

/** In the place of the list while it is on its way. */
export function ModulesSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={14} width={120} />
      {['first', 'second', 'third'].map((tile) => (
        <Skeleton key={tile} height={ROW_HEIGHTS.module - 14} radius="md" />
      ))}
    </div>
  );
}

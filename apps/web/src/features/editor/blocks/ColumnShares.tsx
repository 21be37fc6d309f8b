import type { NodeSeed } from '@mailwright/document';
import classes from './ColumnShares.module.css';

/** Columns drawn to scale. */
export function ColumnShares({ shares }: { readonly shares: readonly number[] }) {
  const columns = shares.map((share, index) => ({ key: `${index}`, share }));
  return (
    <span className={classes.columns} aria-hidden="true">
      {columns.map(({ key, share }) => (
        <span key={key} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}

/** The shares of what a tile makes, where it is known by them: one that brings blocks along is known by those. */
export function sharesOf({ children, props }: NodeSeed): readonly number[] {
  const { columns } = props;
  if (!Array.isArray(columns) || columns.length !== children?.length) return [];
  return children.some((column) => (column.children ?? []).length > 0) ? [] : columns.map(Number);
}

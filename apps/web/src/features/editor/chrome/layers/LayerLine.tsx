import { IconChevronRight } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { tileIcon } from '../palette/tile-icons.ts';
import { LayerName } from './LayerName.tsx';
import classes from './Layers.module.css';
import type { LayerRow } from './layer-rows.ts';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';

interface LayerLineProps {
  readonly id: string;
  readonly row: LayerRow;
  readonly top: number;
  readonly icon: string;
  readonly name: string;
  readonly excerpt: string;
  readonly selected: boolean;
  readonly active: boolean;
  readonly renaming: boolean;
  readonly onPress: (event: PointerEvent) => void;
  readonly onToggle: () => void;
  readonly onRename: () => void;
  readonly onRenamed: (name: string | null) => void;
}

/** One line of the tree. The tree has the focus and the keys. */
export function LayerLine(props: LayerLineProps) {
  const { row, name, excerpt, renaming, onToggle } = props;
  const TheIcon = tileIcon(props.icon);
  return (
    <div
      id={props.id}
      className={classes.row}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-expanded={row.expanded ?? undefined}
      aria-selected={props.selected}
      data-active={props.active || undefined}
      style={{
        height: ROW_HEIGHT,
        paddingInlineStart: START + (row.depth - 1) * INDENT,
        transform: `translateY(${props.top}px)`,
      }}
      onPointerDown={renaming ? undefined : props.onPress}
      onDoubleClick={renaming ? undefined : props.onRename}
    >
      <span
        className={classes.toggle}
        aria-hidden="true"
        data-expanded={row.expanded ?? undefined}
        onPointerDown={(event) => {
          if (row.expanded === null) return;
          event.stopPropagation();
          onToggle();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.expanded !== null && <IconChevronRight size={14} stroke={1.7} />}
      </span>
      <TheIcon size={16} stroke={1.6} aria-hidden="true" className={classes.icon} />
      {renaming ? (
        <LayerName name={name} onDone={props.onRenamed} />
      ) : (
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {excerpt !== '' && <span className={classes.excerpt}>{excerpt}</span>}
        </span>
      )}
    </div>
  );
}

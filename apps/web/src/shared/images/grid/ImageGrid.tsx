import { useElementSize, useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import type { MenuContent } from '../../ui/menu/menu-entry.ts';
import { GridTile } from './GridTile.tsx';
import type { ImageGridProps } from './grid-item.ts';
import { gridLayout, toggled, walkGrid } from './grid-moves.ts';
import classes from './ImageGrid.module.css';

/** Number of rows before the end at which more items are requested. */
const AHEAD = 4;
const TILE_WIDTH = 148;
const NO_MENU: MenuContent = { label: '', groups: [] };

/**
 * Shows pictures to choose from. Only those in sight are drawn. Arrow keys move, Enter chooses, Space marks where items can be
 * marked.
 */
export function ImageGrid(props: ImageGridProps) {
  const { label, items, onNearEnd, current, selection, onDelete, tileWidth = TILE_WIDTH } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const setScroller = useMergedRef(scroller, measured);
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, items.length - 1));
  const focusing = useRef(false);
  const lastToggled = useRef<string | null>(null);
  const hasNotes = items.some(({ note }) => note !== undefined);
  const { columns, rowHeight } = gridLayout(width, tileWidth, hasNotes);
  const activeRow = Math.floor(active / columns);
  const rowCount = Math.ceil(items.length / columns);
  const virtual = useVirtualizer({
    count: width === 0 ? 0 : rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    // The row with the focus stays, however far it is scrolled away.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are measured anew when their height changes.
  useEffect(() => virtual.measure(), [rowHeight, columns]);
  const rows = virtual.getVirtualItems().filter(({ index }) => index < rowCount);
  const isNearEnd = width > 0 && (virtual.range?.endIndex ?? 0) >= rowCount - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  const tileId = (index: number) => `${id}${index}`;
  useLayoutEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    document.getElementById(`${id}${active}`)?.focus({ preventScroll: true });
  });
  const walk = (index: number) => {
    focusing.current = true;
    setActive(index);
    virtual.scrollToIndex(Math.floor(index / columns));
  };
  // What tiles are given stays the same, so that scrolling draws nothing but the rows that come into sight.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const toggle = useCallback((itemId: string, range: boolean) => {
    const now = latest.current;
    const from = range ? lastToggled.current : null;
    now.selection?.onChange(toggled(now.items, now.selection.ids, itemId, from));
    lastToggled.current = itemId;
  }, []);
  const choose = useCallback((itemId: string) => latest.current.onChoose(itemId), []);
  const menuOf = useCallback((itemId: string) => latest.current.actions?.(itemId) ?? NO_MENU, []);
  const press = (event: KeyboardEvent) => {
    const item = items[active];
    if (selection && (event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      selection.onChange(new Set(items.map((one) => one.id)));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTile = event.target instanceof HTMLElement && event.target.id === tileId(active);
    if (selection && item && isTile && event.key === ' ') {
      event.preventDefault();
      toggle(item.id, event.shiftKey);
      return;
    }
    if (onDelete && item && isTile && event.key === 'Delete') {
      event.preventDefault();
      onDelete(selection && selection.ids.size > 0 ? [...selection.ids] : [item.id]);
      return;
    }
    const inSight = Math.floor(height / rowHeight);
    const next = walkGrid(event.key, {
      active,
      count: items.length,
      columns,
      rows: inSight,
      rtl: i18n.dir() === 'rtl',
    });
    if (next === undefined) return;
    event.preventDefault();
    walk(next);
  };

  return (
    <div ref={setScroller} className={classes.scroller} data-grid>
      {/* biome-ignore lint/a11y/useSemanticElements: rows stand where they are in sight, which no table does. */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        aria-multiselectable={selection ? true : undefined}
        tabIndex={-1}
        className={classes.grid}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: rows stand where they are in sight, which no table does.
          <div
            key={row.key}
            role="row"
            aria-rowindex={row.index + 1}
            tabIndex={-1}
            className={classes.row}
            style={{
              height: rowHeight,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start}px)`,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column;
              return (
                <GridTile
                  key={item.id}
                  id={tileId(index)}
                  item={item}
                  column={column}
                  active={index === active}
                  current={item.id === current}
                  marked={selection?.ids.has(item.id)}
                  marking={(selection?.ids.size ?? 0) > 0}
                  index={index}
                  onFocus={setActive}
                  onChoose={choose}
                  onToggle={toggle}
                  menuOf={props.actions ? menuOf : undefined}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

import { Tooltip } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ModuleRow } from '../../../../shared/modules/module-groups.ts';
import { toggleGroup } from '../../core/view/closed-groups.ts';
import { modulesView } from '../library/modules-view.ts';
import { ModuleGroupHead } from './ModuleGroupHead.tsx';
import classes from './ModuleList.module.css';
import { ModuleTile } from './ModuleTile.tsx';
import { GROUPS } from './module-panel-groups.ts';
import { nextRow } from './row-keys.ts';
import { ROW_HEIGHTS } from './row-sizes.ts';

interface ModuleListProps {
  readonly rows: readonly ModuleRow[];
  /** Groups stay open while what a search has found is shown. */
  readonly searching: boolean;
}

/** Modules under their categories. Only those in sight are drawn; up and down walk, right and left open and close a category. */
export function ModuleList({ rows, searching }: ModuleListProps) {
  const t = useT('modules');
  const id = useId();
  const hasOwn = rows.some((row) => row.kind === 'group' && row.group.modules.some(({ isSystem }) => !isSystem));
  const scroller = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const focusing = useRef(false);
  const found = rows.findIndex(({ key }) => key === wanted);
  const active = Math.max(0, found);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => ROW_HEIGHTS[rows[index]?.kind ?? 'module'],
    overscan: 3,
    // The line with the focus stays, however far it is scrolled away.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are measured anew when they are others.
  useLayoutEffect(() => virtual.measure(), [rows]);

  const walk = (index: number) => {
    const row = rows[index];
    if (!row) return;
    focusing.current = true;
    setWanted(row.key);
    virtual.scrollToIndex(index);
  };
  useLayoutEffect(() => {
    if (!focusing.current) return;
    const line = document.getElementById(`${id}${rows[active]?.key}`);
    if (!line) return;
    focusing.current = false;
    line.focus({ preventScroll: true });
  });
  const revealed = useStore(modulesView, (state) => state.revealed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it is asked for and is there.
  useEffect(() => {
    const index = revealed === null ? -1 : rows.findIndex(({ key }) => key === revealed);
    if (index < 0) return;
    modulesView.setState({ revealed: null });
    walk(index);
  }, [revealed, rows]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const row = rows[active];
    // Keys of an open menu, or of the button that opens it, are its own.
    if (!(event.target instanceof HTMLElement) || event.target.id !== `${id}${row?.key}`) return;
    if (row?.kind === 'group' && !searching) {
      const isOpening = event.key === 'ArrowRight' && !row.open;
      const isClosing = event.key === 'ArrowLeft' && row.open;
      if (isOpening || isClosing) {
        event.preventDefault();
        toggleGroup(GROUPS + row.group.key);
        return;
      }
    }
    const next = nextRow(event.key, rows, active);
    if (next === undefined) return;
    event.preventDefault();
    walk(next);
  };

  return (
    <Tooltip.Group openDelay={500} closeDelay={100}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs. */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="group"
        aria-label={t('list')}
        data-modules
        onKeyDown={press}
      >
        <div className={classes.lines} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            const line = { id: `${id}${row.key}`, active: index === active, onFocus: () => setWanted(row.key) };
            return (
              <div key={key} className={classes.line} style={{ transform: `translateY(${start}px)` }}>
                {row.kind === 'group' && <ModuleGroupHead row={row} searching={searching} {...line} />}
                {row.kind === 'module' && <ModuleTile module={row.module} {...line} />}
                {row.kind === 'empty' && (
                  <p className={classes.empty}>{t(row.group.category || hasOwn ? 'group.empty' : 'none')}</p>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </Tooltip.Group>
  );
}

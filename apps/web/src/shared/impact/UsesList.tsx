import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import type { ImpactUse } from './impact-source.ts';
import { isUpdatable } from './scope.ts';
import { UseRow } from './UseRow.tsx';
import classes from './UsesList.module.css';

interface UsesListProps {
  readonly uses: readonly ImpactUse[];
  /** Id of the template that is shown before and after. */
  readonly seen: string | null;
  /** Returns whether a template is among those that get the change. */
  readonly isOn: (use: ImpactUse) => boolean;
  readonly onSee: (id: string) => void;
  readonly onToggle: (id: string) => void;
  /** Loads the templates after the last one; null while there is nothing to load. */
  readonly loadMore: (() => unknown) | null;
}

const ROW = 72;

/** Number of rows before the end at which the next page is requested. */
const AHEAD = 20;

/** Lists the templates, last edited first. Arrow keys move and show each one, Space ticks it. */
export function UsesList({ uses, seen, isOn, onSee, onToggle, loadMore }: UsesListProps) {
  const t = useT('moduleImpact');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: uses.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  const rows = virtual.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= uses.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  const active = uses.findIndex(({ templateId }) => templateId === seen);

  const press = (event: KeyboardEvent) => {
    const use = uses[active];
    if (event.key === ' ') {
      event.preventDefault();
      if (use && isUpdatable(use)) onToggle(use.templateId);
      return;
    }
    const to = targetOf(event.key, active, uses.length - 1);
    const next = to === undefined ? undefined : uses[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    virtual.scrollToIndex(to);
    onSee(next.templateId);
  };

  return (
    <div
      ref={scroller}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      data-autofocus
      aria-multiselectable="true"
      aria-label={t('templates')}
      aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const use = uses[index];
          return (
            use && (
              <UseRow
                key={use.templateId}
                id={`${id}${index}`}
                use={use}
                place={{ index, count: uses.length, start, height: ROW }}
                isSeen={use.templateId === seen}
                isOn={isOn(use)}
                onSee={onSee}
                onToggle={onToggle}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function targetOf(key: string, active: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 6,
    PageUp: active - 6,
    Home: 0,
    End: last,
  };
  const to = targets[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

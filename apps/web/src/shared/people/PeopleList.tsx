import { LIMITS, type Principal } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import classes from './PeopleList.module.css';
import { PersonOption } from './PersonOption.tsx';

interface PeopleListProps {
  readonly id: string;
  /** People loaded so far. */
  readonly people: readonly Principal[];
  readonly total: number;
  readonly term: string;
  /** True while another list is loading. */
  readonly busy: boolean;
  /** Index of the person that the keys act on; -1 for none. */
  readonly active: number;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (person: Principal) => void;
  /** Loads the people after the last one; null while there is nothing to load. */
  readonly loadMore: (() => unknown) | null;
}

/** Number of rows before the end at which the next page is requested. */
const AHEAD = 20;

/** Lists people to choose from. Only those in sight are drawn, so that a company of any size opens at once. */
export function PeopleList(props: PeopleListProps) {
  const { id, people, total, term, busy, active, chosen, onToggle, loadMore } = props;
  const t = useT('dashboard');
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LIMITS.list.itemHeight,
    overscan: LIMITS.list.overscan,
  });
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active);
  }, [active, virtual]);
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= people.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);

  return (
    <>
      <VisuallyHidden role="status">{t('sharing.found', { count: total })}</VisuallyHidden>
      <div ref={scroller} className={classes.scroller} aria-busy={busy}>
        {people.length === 0 && (
          <p className={classes.empty}>{term === '' ? t('sharing.noPeople') : t('sharing.noMatch', { term })}</p>
        )}
        <div
          id={id}
          role="listbox"
          aria-multiselectable="true"
          aria-label={t('sharing.people')}
          className={classes.list}
          style={{ height: virtual.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const person = people[index];
            return (
              person !== undefined && (
                <PersonOption
                  key={person.id}
                  listId={id}
                  person={person}
                  place={{ index, count: total, start }}
                  active={index === active}
                  chosen={chosen.has(person.id)}
                  onToggle={onToggle}
                />
              )
            );
          })}
        </div>
      </div>
    </>
  );
}

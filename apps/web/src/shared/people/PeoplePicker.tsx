import { endpoints, LIMITS, type Principal } from '@mailwright/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { call } from '../api/call.ts';
import { i18n } from '../i18n/i18n.ts';
import { useT } from '../i18n/use-t.ts';
import { Loaded } from '../ui/loading/Loaded.tsx';
import { toast } from '../ui/toast/toast.tsx';
import classes from './PeopleList.module.css';
import { PeopleList } from './PeopleList.tsx';
import { optionId } from './PersonOption.tsx';

/** Returns the query for people to share with whose name or email address has every word of the term, a page at a time. */
const peopleQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: ['people', term],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      try {
        const body = { term, limit: LIMITS.page.max, offset: pageParam };
        return await call(endpoints.principals.search, { body }, { signal });
      } catch (error) {
        if (!signal.aborted) toast.error(i18n.t('messages:genericFailure'));
        throw error;
      }
    },
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + page.principals.length, 0);
      return last.principals.length > 0 && loaded < last.total ? loaded : undefined;
    },
    // The list stays while a new term is looked up.
    placeholderData: keepPreviousData,
    // Each try would say it anew; the dialog offers another one.
    retry: false,
  });

interface PeoplePickerProps {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (person: Principal) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** Asks for people, found by typing; arrow keys move through the list, Enter adds or removes a person. */
export function PeoplePicker({ chosen, onToggle }: PeoplePickerProps) {
  const t = useT('dashboard');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [settled] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const term = typed.trim() === '' ? '' : settled;
  const people = useInfiniteQuery(peopleQuery(term));
  const found = useMemo(() => people.data?.pages.flatMap((page) => page.principals), [people.data]);
  // Whoever stands under the keys before the answer has come is somebody whom nobody asked for.
  const isCurrent = typed.trim() === term && !people.isPlaceholderData;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const person = isCurrent ? found?.[active] : undefined;
    if (step !== undefined && found !== undefined && found.length > 0) setActive(step(active, found.length - 1));
    else if (event.key === 'Enter' && person !== undefined) onToggle(person);
    else if (event.key !== 'Enter' || isCurrent) return;
    event.preventDefault();
  };

  return (
    <div>
      <TextInput
        label={t('sharing.search')}
        placeholder={t('sharing.searchHint')}
        leftSection={<IconSearch size={16} />}
        value={typed}
        maxLength={LIMITS.searchTerm.max}
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded={found !== undefined}
        aria-controls={found === undefined ? undefined : listId}
        aria-autocomplete="list"
        aria-activedescendant={found?.[active] === undefined ? undefined : optionId(listId, active)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(currentTarget.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={onKeyDown}
      />
      <Loaded
        query={people}
        data={found}
        skeleton={
          <div className={classes.scroller}>
            <p className={classes.empty} role="status">
              {t('sharing.loading')}
            </p>
          </div>
        }
        failure={{ title: t('sharing.failed') }}
      >
        {(shown) => (
          <PeopleList
            id={listId}
            people={shown}
            total={people.data?.pages.at(-1)?.total ?? shown.length}
            term={term}
            busy={!isCurrent}
            active={active}
            chosen={chosen}
            onToggle={onToggle}
            loadMore={people.hasNextPage && !people.isFetching && !people.isError ? people.fetchNextPage : null}
          />
        )}
      </Loaded>
      {people.isFetchNextPageError && (
        <Button variant="default" className={classes.retry} onClick={() => void people.fetchNextPage()}>
          {t('shared:tryAgain')}
        </Button>
      )}
    </div>
  );
}

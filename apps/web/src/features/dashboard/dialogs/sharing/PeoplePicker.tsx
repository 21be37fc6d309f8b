import { LIMITS, type Principal } from '@mailwright/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './PeopleList.module.css';
import { PeopleList } from './PeopleList.tsx';
import { PeopleState } from './PeopleState.tsx';
import { optionId } from './PersonOption.tsx';
import { peopleQuery } from './people-query.ts';

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

/** Finds people by typing; arrows walk the list, Enter takes somebody in or out. */
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
      {found === undefined ? (
        <PeopleState failed={people.isError} retry={() => void people.refetch()} />
      ) : (
        <PeopleList
          id={listId}
          people={found}
          total={people.data?.pages.at(-1)?.total ?? found.length}
          term={term}
          busy={!isCurrent}
          active={active}
          chosen={chosen}
          onToggle={onToggle}
          loadMore={people.hasNextPage && !people.isFetching && !people.isError ? people.fetchNextPage : null}
        />
      )}
      {people.isFetchNextPageError && (
        <Button variant="default" className={classes.retry} onClick={() => void people.fetchNextPage()}>
          {t('shared:tryAgain')}
        </Button>
      )}
    </div>
  );
}

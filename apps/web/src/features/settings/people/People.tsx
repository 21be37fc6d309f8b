import { LIMITS } from '@mailwright/contract';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { accountsQuery } from './accounts-query.ts';
import classes from './PeoplePage.module.css';
import { EVERYBODY, PeopleSelects } from './PeopleSelects.tsx';
import { PersonRow } from './PersonRow.tsx';

/** Everybody with an account: found by name, address, role, state and plan. */
export function People() {
  const t = useT('accounts');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const [chosen, setChosen] = useState(EVERYBODY);
  const accounts = useInfiniteQuery(accountsQuery({ query: typed.trim() === '' ? '' : query, ...chosen }));
  const first = accounts.data?.pages[0];
  return (
    <section aria-label={t('title')}>
      <div className={classes.filters}>
        <TextInput
          className={classes.search}
          label={t('search')}
          placeholder={t('searchHint')}
          leftSection={<IconSearch size={16} />}
          value={typed}
          maxLength={LIMITS.searchTerm.max}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PeopleSelects plans={first?.plans ?? []} value={chosen} onChange={setChosen} />
      </div>
      <Loaded
        query={accounts}
        data={accounts.data?.pages.flatMap(({ people }) => people)}
        skeleton={<Skeleton height={280} radius={12} />}
        failure={{ title: t('failed') }}
        empty={<EmptyState icon={<IconUsers size={28} stroke={1.5} />} title={t('none.title')} body={t('none.body')} />}
      >
        {(people) => (
          <>
            <p className={classes.count} role="status">
              {t('count', { count: first?.total ?? people.length })}
            </p>
            <ul className={classes.list}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  plans={first?.plans ?? [person.plan]}
                  administrators={first?.administrators ?? 1}
                  demand={first?.secondFactor ?? 'optional'}
                />
              ))}
            </ul>
            {accounts.hasNextPage && (
              <Button
                variant="default"
                loading={accounts.isFetchingNextPage}
                onClick={() => void accounts.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

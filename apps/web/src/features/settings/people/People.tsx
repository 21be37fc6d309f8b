import { LIMITS } from '@mailwright/contract';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { type AccountFilter, accountsQuery } from './accounts-query.ts';
import classes from './PeoplePage.module.css';
import { PersonRow } from './PersonRow.tsx';

/** Everybody with an account: found by name, address, role and state. */
export function People() {
  const t = useT('accounts');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const [role, setRole] = useState<AccountFilter['role']>('all');
  const [state, setState] = useState<AccountFilter['state']>('all');
  const accounts = useInfiniteQuery(accountsQuery({ query: typed.trim() === '' ? '' : query, role, state }));
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
        <NativeSelect
          label={t('role')}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as AccountFilter['role'])}
          data={[
            { value: 'all', label: t('all') },
            { value: 'admin', label: t('role.admin') },
            { value: 'user', label: t('role.user') },
          ]}
        />
        <NativeSelect
          label={t('state')}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value as AccountFilter['state'])}
          data={[
            { value: 'all', label: t('all') },
            { value: 'active', label: t('state.active') },
            { value: 'deactivated', label: t('state.deactivated') },
          ]}
        />
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

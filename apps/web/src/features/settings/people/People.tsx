import { LIMITS } from '@mailwright/contract';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import rows from '../Rows.module.css';
import { accountsQuery } from './accounts-query.ts';
import classes from './PeoplePage.module.css';
import { PeopleSelects } from './PeopleSelects.tsx';
import { PersonRow } from './PersonRow.tsx';
import { usePeopleView } from './use-people-view.ts';

/**
 * Lists the people with an account, filtered as the address says: by name, email address, role, state, plan and second factor.
 */
export function People() {
  const t = useT('accounts');
  const { view, typed, type, show, showMore } = usePeopleView();
  const { pages: wanted, ...filter } = view;
  const accounts = useInfiniteQuery(accountsQuery(filter));
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = accounts;
  const loaded = accounts.data?.pages ?? [];
  const first = loaded[0];
  const lacks = loaded.length > 0 && loaded.length < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (lacks && !isFetching) void fetchNextPage();
  }, [lacks, isFetching, fetchNextPage]);
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
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <PeopleSelects plans={first?.plans ?? []} value={filter} onChange={show} />
      </div>
      <Loaded
        query={accounts}
        data={accounts.data?.pages.slice(0, wanted).flatMap(({ people }) => people)}
        skeleton={<Skeleton height={280} radius={12} />}
        failure={{ title: t('failed') }}
        empty={<EmptyState icon={<IconUsers size={28} stroke={1.5} />} title={t('none.title')} body={t('none.body')} />}
      >
        {(people) => (
          <>
            <p className={classes.count} role="status">
              {t('count', { count: first?.total ?? people.length })}
            </p>
            <ul className={rows.list}>
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
            {(hasNextPage || loaded.length > wanted) && (
              <Button
                variant="default"
                loading={accounts.isFetchingNextPage}
                onClick={() => (isFetchNextPageError ? void fetchNextPage() : showMore())}
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

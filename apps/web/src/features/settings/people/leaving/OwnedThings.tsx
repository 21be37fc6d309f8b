import { type Account, type Belongings, endpoints } from '@mailwright/contract';
import { Alert, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ACCOUNTS } from '../accounts-query.ts';

const KINDS = ['templates', 'modules', 'images', 'stores', 'brandKits'] as const;

/** Returns the query for the number of a person's belongings, counted anew each time. */
export const belongingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS, 'belongings', id],
    queryFn: ({ signal }) => call(endpoints.people.belongings, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Returns whether there is anything that another person must get. */
export function hasBelongings(counts: Belongings): boolean {
  return KINDS.some((kind) => counts[kind] > 0);
}

interface OwnedThingsProps {
  readonly person: Account;
  /** Question who gets the belongings; shown where there are any. */
  readonly children: ReactNode;
}

/** Shows the belongings that another person would get. */
export function OwnedThings({ person, children }: OwnedThingsProps) {
  const t = useT('accounts');
  const { data, error } = useQuery(belongingsQuery(person.id));
  if (error) {
    return (
      <Alert color="red" role="alert">
        {errorSentence(error)}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={80} radius={8} />;
  if (!hasBelongings(data)) return <Text size="sm">{t('owned.nothing')}</Text>;
  const things = KINDS.filter((kind) => data[kind] > 0).map((kind) => t(`owned.${kind}`, { count: data[kind] }));
  return (
    <>
      <Text size="sm">{t('owned', { things: things.join(', ') })}</Text>
      {children}
    </>
  );
}

import { type Account, LIMITS } from '@mailwright/contract';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { heirsQuery } from '../accounts-query.ts';

interface HeirSelectProps {
  readonly person: Account;
  readonly value: string | null;
  readonly required?: boolean;
  readonly onChange: (id: string | null) => void;
}

/** Asks who gets a person's belongings: found by name and email address among people who may sign in. */
export function HeirSelect({ person, value, required, onChange }: HeirSelectProps) {
  const t = useT('accounts');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Account | null>(null);
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  // What is chosen stands in the field as it is named there, and is not searched for.
  const heirs = useQuery(heirsQuery(chosen !== null && query === labelOf(chosen) ? '' : query));
  const found = (heirs.data?.people ?? []).filter(({ id }) => id !== person.id && id !== chosen?.id);
  const listed = chosen === null ? found : [chosen, ...found];
  return (
    <Select
      data-autofocus
      searchable
      clearable
      label={t('heir')}
      required={required}
      description={t('heir.hint')}
      placeholder={t(required ? 'heir.choose' : 'heir.none')}
      nothingFoundMessage={heirs.isFetching ? t('shared:loading') : t('heir.nobody')}
      comboboxProps={{ withinPortal: true }}
      // The server has looked for it already, in addresses and without accents.
      filter={({ options }) => options}
      value={value}
      onChange={(id) => {
        setChosen(listed.find((one) => one.id === id) ?? null);
        onChange(id);
      }}
      onSearchChange={setTyped}
      data={listed.map((one) => ({ value: one.id, label: labelOf(one) }))}
    />
  );
}

function labelOf(person: Account): string {
  return `${fullName(person)} (${person.email})`;
}

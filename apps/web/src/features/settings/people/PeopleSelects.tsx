import type { Plan } from '@mailwright/contract';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { AccountFilter } from './accounts-query.ts';

type Chosen = Omit<AccountFilter, 'query'>;

interface PeopleSelectsProps {
  readonly plans: readonly Plan[];
  readonly value: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
}

/** Asks for the filters and the order of the list of people. */
export function PeopleSelects({ plans, value, onChange }: PeopleSelectsProps) {
  const t = useT('accounts');
  const all = { value: 'all', label: t('all') };
  return (
    <>
      <NativeSelect
        label={t('role')}
        value={value.role}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value as Chosen['role'] })}
        data={[all, { value: 'admin', label: t('role.admin') }, { value: 'user', label: t('role.user') }]}
      />
      <NativeSelect
        label={t('state')}
        value={value.state}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value as Chosen['state'] })}
        data={[
          all,
          { value: 'active', label: t('state.active') },
          { value: 'deactivated', label: t('state.deactivated') },
        ]}
      />
      <NativeSelect
        label={t('plan')}
        value={value.plan}
        onChange={({ currentTarget }) =>
          onChange({ plan: currentTarget.value === 'all' ? 'all' : Number(currentTarget.value) })
        }
        data={[all, ...plans.map(({ number, name }) => ({ value: String(number), label: name }))]}
      />
      <NativeSelect
        label={t('factor')}
        value={value.secondFactor}
        onChange={({ currentTarget }) => onChange({ secondFactor: currentTarget.value as Chosen['secondFactor'] })}
        data={[all, { value: 'some', label: t('factor.some') }, { value: 'none', label: t('factor.none') }]}
      />
      <NativeSelect
        label={t('sort')}
        value={value.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as Chosen['sort'] })}
        data={[
          { value: 'name', label: t('sort.name') },
          { value: 'last-seen', label: t('sort.last-seen') },
        ]}
      />
    </>
  );
}

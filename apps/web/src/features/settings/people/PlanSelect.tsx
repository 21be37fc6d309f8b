import type { Plan } from '@mailwright/contract';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';

interface PlanSelectProps {
  readonly plans: readonly Plan[];
  readonly value: number;
  readonly onChange: (number: number) => void;
}

export function PlanSelect({ plans, value, onChange }: PlanSelectProps) {
  const t = useT('accounts');
  return (
    <NativeSelect
      label={t('plan')}
      description={t('plan.hint')}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={plans.map(({ number, name }) => ({ value: String(number), label: name }))}
    />
  );
}

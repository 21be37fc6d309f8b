import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { InputProps } from '../input-props.ts';
import { timeZoneChoices } from './time-zone-choices.ts';

/** More than fit are found by typing. */
const SHOWN = 60;

export function TimeZoneField({ id, field, value, disabled, onChange, onDone }: InputProps<'timeZone'>) {
  const t = useT('panels');
  const messages = useT('messages');
  // What has only just been put into the mail is no mistake yet.
  const [left, setLeft] = useState(false);
  const zone = typeof value === 'string' ? value : '';
  const { own, others } = useMemo(() => timeZoneChoices(zone), [zone]);
  return (
    <Select
      id={id}
      size="xs"
      searchable
      selectFirstOptionOnChange
      limit={SHOWN}
      value={zone === '' ? null : zone}
      placeholder={t('timeZone.choose')}
      nothingFoundMessage={t('timeZone.nothing')}
      disabled={disabled}
      data={[
        { group: t('timeZone.own'), items: [own] },
        { group: t('timeZone.all'), items: others },
      ]}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
      error={zone === '' && left && field.required !== undefined && messages(field.required)}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        if (next !== null) onChange(next);
        onDone();
      }}
    />
  );
}

import { Checkbox } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';

interface BothCheckboxProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (both: boolean) => void;
}

/** Whether a change of a link changes its twin for Outlook, too. */
export function BothCheckbox({ checked, disabled, onChange }: BothCheckboxProps) {
  const t = useT('editor');
  return (
    <Checkbox
      size="xs"
      label={t('part.both')}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

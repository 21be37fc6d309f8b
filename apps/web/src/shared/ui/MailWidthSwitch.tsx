import { SegmentedControl } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import type { MailDevice } from './mail-widths.ts';

interface MailWidthSwitchProps {
  readonly value: MailDevice;
  readonly onChange: (next: MailDevice) => void;
}

/** Asks for the width at which a mail is shown. */
export function MailWidthSwitch({ value, onChange }: MailWidthSwitchProps) {
  const t = useT('shared');
  return (
    <SegmentedControl<MailDevice>
      size="xs"
      value={value}
      onChange={onChange}
      data={[
        { value: 'desktop', label: t('mailWidth.desktop') },
        { value: 'phone', label: t('mailWidth.phone') },
      ]}
      aria-label={t('mailWidth.label')}
    />
  );
}

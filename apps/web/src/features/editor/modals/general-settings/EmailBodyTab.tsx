import { FONT_STACKS, LINE_SPACINGS } from '@mailwright/document';
import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { SettingRow } from './SettingRow.tsx';
import { resetOf, type SettingsTabProps } from './settings-tab.ts';

export function EmailBodyTab(tab: SettingsTabProps) {
  const { settings, change } = tab;
  const t = useT('editor');
  const id = useId();
  return (
    <>
      {(['headerFonts', 'paragraphFonts'] as const).map((key) => (
        <SettingRow key={key} label={t(`general.${key}`)} htmlFor={`${id}-${key}`} onReset={resetOf(tab, key)}>
          <NativeSelect
            id={`${id}-${key}`}
            size="xs"
            value={settings[key]}
            data={fontChoices(settings[key])}
            onChange={(event) => change({ [key]: event.currentTarget.value })}
          />
        </SettingRow>
      ))}
      <SettingRow label={t('general.lineSpacing')} onReset={resetOf(tab, 'lineSpacing')}>
        <SegmentedControl
          size="xs"
          aria-label={t('general.lineSpacing')}
          value={String(settings.lineSpacing)}
          data={LINE_SPACINGS.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
          onChange={(value) => {
            const lineSpacing = LINE_SPACINGS.find((percent) => String(percent) === value);
            if (lineSpacing !== undefined) change({ lineSpacing });
          }}
        />
      </SettingRow>
      <SettingRow
        label={t('general.paragraphBottomSpace')}
        htmlFor={`${id}-space`}
        hint={t('general.paragraphBottomSpaceHint')}
        onReset={resetOf(tab, 'paragraphBottomSpace')}
      >
        <Switch
          id={`${id}-space`}
          checked={settings.paragraphBottomSpace}
          onChange={(event) => change({ paragraphBottomSpace: event.currentTarget.checked })}
        />
      </SettingRow>
      <SettingRow label={t('general.underlineLinks')} htmlFor={`${id}-links`} onReset={resetOf(tab, 'underlineLinks')}>
        <Switch
          id={`${id}-links`}
          checked={settings.underlineLinks}
          onChange={(event) => change({ underlineLinks: event.currentTarget.checked })}
        />
      </SettingRow>
    </>
  );
}

/** The web-safe fonts, and the one the mail has if it is another. */
function fontChoices(current: string): { value: string; label: string }[] {
  const safe = FONT_STACKS.map(({ name, stack }) => ({ value: stack, label: name }));
  return safe.some(({ value }) => value === current) ? safe : [...safe, { value: current, label: current }];
}

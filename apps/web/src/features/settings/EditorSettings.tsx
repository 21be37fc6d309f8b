import { SegmentedControl } from '@mantine/core';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAccount } from '../../shared/session/session-store.ts';
import { changeMode } from '../../shared/settings/change-mode.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function EditorSettings() {
  const t = useT('settings');
  const { dnd_mode: mode } = useAccount();
  return (
    <SettingsSection title={t('work')}>
      <SettingsRow title={t('mode')} hint={t('modeHint')}>
        <SegmentedControl
          aria-label={t('mode')}
          value={mode}
          onChange={(value) => void changeMode(value === 'advanced' ? 'advanced' : 'simple')}
          data={[
            { value: 'simple', label: t('shared:mode.simple') },
            { value: 'advanced', label: t('shared:mode.advanced') },
          ]}
        />
      </SettingsRow>
    </SettingsSection>
  );
}

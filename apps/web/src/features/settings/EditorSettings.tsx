import type { LinkParameter } from '@mailwright/contract';
import { SegmentedControl, Switch } from '@mantine/core';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { LinkParametersInput } from '../../shared/links/LinkParametersInput.tsx';
import { useAccount } from '../../shared/session/session-store.ts';
import { changeMode } from '../../shared/settings/change-mode.ts';
import { saveSetting } from '../../shared/settings/save-setting.ts';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function EditorSettings() {
  const t = useT('settings');
  const { dnd_mode: mode, autosave, linkParameters } = useAccount();
  const changeAutosave = (on: boolean) =>
    saveSetting({ autosave: on }).catch((error: unknown) => toast.error(errorSentence(error)));
  const keepParameters = (next: readonly LinkParameter[]) =>
    saveSetting({ linkParameters: [...next] }).catch((error: unknown) => toast.error(errorSentence(error)));
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
      <SettingsRow title={t('autosave')} hint={t('autosaveHint')}>
        <Switch
          aria-label={t('autosave')}
          checked={autosave}
          onChange={({ currentTarget }) => void changeAutosave(currentTarget.checked)}
        />
      </SettingsRow>
      <SettingsRow title={t('linkParameters')} hint={t('linkParametersHint')} wide>
        <LinkParametersInput
          label={t('linkParameters')}
          value={linkParameters}
          onChange={(next) => void keepParameters(next)}
        />
      </SettingsRow>
    </SettingsSection>
  );
}

import { Kbd, Switch } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../shared/local-settings.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';
import classes from './ShortcutSettings.module.css';
import { DASHBOARD_KEYS, EDITOR_KEYS, type ListedKey, spelled } from './shortcut-list.ts';

export function ShortcutSettings() {
  const t = useT('settings');
  const [singleKeys, setSingleKeys] = useState(readSetting('singleKeyShortcuts') ?? true);
  return (
    <SettingsSection title={t('shortcuts')}>
      <SettingsRow title={t('singleKeys')} hint={t('singleKeysHint')}>
        <Switch
          aria-label={t('singleKeys')}
          checked={singleKeys}
          onChange={({ currentTarget: { checked } }) => {
            writeSetting('singleKeyShortcuts', checked);
            setSingleKeys(checked);
          }}
        />
      </SettingsRow>
      <div className={classes.lists}>
        <KeyList title={t('shortcuts.dashboard')} keys={DASHBOARD_KEYS} off={!singleKeys} />
        <KeyList title={t('shortcuts.editor')} keys={EDITOR_KEYS} />
      </div>
    </SettingsSection>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly ListedKey[];
  readonly off?: boolean;
}

function KeyList({ title, keys, off = false }: KeyListProps) {
  const t = useT('settings');
  const mac = navigator.userAgent.includes('Mac');
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list} data-off={off || undefined}>
        {keys.map(({ id, combinations }) => (
          <div key={id} className={classes.row}>
            <dt>{t(`shortcut.${id}`)}</dt>
            <dd>
              {combinations.map((combination) => (
                <span key={combination.join()} className={classes.combination}>
                  {combination.map((key) => (
                    <Kbd key={key} size="xs">
                      {spelled(key, mac)}
                    </Kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

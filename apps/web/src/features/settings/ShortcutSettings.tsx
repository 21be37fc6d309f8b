import { Kbd, Switch } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../shared/local-settings.ts';
import { DASHBOARD_KEYS } from '../../shared/shortcuts/dashboard-keys.ts';
import { EDITOR_KEYS } from '../../shared/shortcuts/editor-keys.ts';
import { isMac, type Shortcut, shortcutKeys } from '../../shared/shortcuts/shortcut.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';
import classes from './ShortcutSettings.module.css';

const DASHBOARD_LINES = namesOf(DASHBOARD_KEYS).map((name) => [name, [DASHBOARD_KEYS[name]]] as const);
/** Lines of the editor's shortcuts, each with the first key of its actions. */
const EDITOR_LINES = namesOf(EDITOR_KEYS).map((name) => {
  const actions: readonly (readonly Shortcut[])[] = Object.values(EDITOR_KEYS[name]);
  return [name, actions.map(([first]) => first)] as const;
});

function namesOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[];
}

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
        <KeyList title={t('shortcuts.dashboard')} lines={DASHBOARD_LINES} off={!singleKeys} />
        <KeyList title={t('shortcuts.editor')} lines={EDITOR_LINES} />
      </div>
    </SettingsSection>
  );
}

type ShortcutName = keyof typeof DASHBOARD_KEYS | keyof typeof EDITOR_KEYS;

interface KeyListProps {
  readonly title: string;
  readonly lines: readonly (readonly [name: ShortcutName, shortcuts: readonly (Shortcut | undefined)[]])[];
  readonly off?: boolean;
}

function KeyList({ title, lines, off = false }: KeyListProps) {
  const t = useT('settings');
  const mac = isMac();
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list} data-off={off || undefined}>
        {lines.map(([name, shortcuts]) => (
          <div key={name} className={classes.row}>
            <dt>{t(`shortcut.${name}`)}</dt>
            <dd>
              {shortcuts
                .flatMap((shortcut) => (shortcut === undefined ? [] : [shortcutKeys(shortcut, mac)]))
                .map((keys) => (
                  <span key={keys.join()} className={classes.combination}>
                    {keys.map((key) => (
                      <Kbd key={key} size="xs">
                        {key}
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

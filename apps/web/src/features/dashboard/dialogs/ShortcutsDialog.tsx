import { Kbd, Modal } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { readSetting } from '../../../shared/local-settings.ts';
import { DASHBOARD_KEYS, SINGLE_KEYS } from '../../../shared/shortcuts/dashboard-keys.ts';
import classes from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

export function ShortcutsDialog({ opened, close }: ShortcutsDialogProps) {
  const t = useT('dashboard');
  const names = useT('settings');
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('shortcuts.title')}
      size={400}
      closeButtonProps={{ 'aria-label': t('shared:close') }}
    >
      <dl className={classes.list}>
        {SINGLE_KEYS.map((name) => (
          <div key={name} className={classes.row}>
            <dt>{names(`shortcut.${name}`)}</dt>
            <dd>
              <Kbd>{DASHBOARD_KEYS[name].key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      {readSetting('singleKeyShortcuts') === false && <p className={classes.off}>{t('shortcuts.off')}</p>}
    </Modal>
  );
}

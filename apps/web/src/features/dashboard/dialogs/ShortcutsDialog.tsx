import { Kbd, Modal } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { readSetting } from '../../../shared/local-settings.ts';
import classes from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

const SHORTCUTS = [
  ['n', 'new'],
  ['/', 'search'],
  ['?', 'show'],
] as const;

export function ShortcutsDialog({ opened, close }: ShortcutsDialogProps) {
  const t = useT('dashboard');
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('shortcuts.title')}
      size={400}
      closeButtonProps={{ 'aria-label': t('shared:close') }}
    >
      <dl className={classes.list}>
        {SHORTCUTS.map(([key, name]) => (
          <div key={key} className={classes.row}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      {readSetting('singleKeyShortcuts') === false && <p className={classes.off}>{t('shortcuts.off')}</p>}
    </Modal>
  );
}

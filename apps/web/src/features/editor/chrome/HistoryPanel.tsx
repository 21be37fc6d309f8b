import { Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { useEditorSession } from '../session/use-editor-session.ts';
import { HistoryList } from './HistoryList.tsx';
import classes from './HistoryPanel.module.css';

/** All steps of the one history, to go back or forth to any of them. */
export function HistoryPanel() {
  const t = useT('editor');
  const { readOnly } = useEditorSession();
  const [open, setOpen] = useState(false);
  if (readOnly) return null;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom" width={300} shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          label={t('history.open')}
          icon={<IconHistory size={18} stroke={1.7} />}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('history.label')}>
        <h2 className={classes.title}>{t('history.label')}</h2>
        <HistoryList />
        <p className={classes.hint}>{t('history.hint')}</p>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useEditorSession } from '../session/use-editor-session.ts';
import { whenQuiet } from '../session/when-quiet.ts';
import classes from './HistoryPanel.module.css';

const loadList = () => import('./HistoryList.tsx');

/** All steps of the one history, to go back or forth to any of them. */
export function HistoryPanel() {
  const t = useT('editor');
  const { readOnly } = useEditorSession();
  const [open, setOpen] = useState(false);
  // Held here instead of by `lazy`, so that the list is in the panel when the panel opens and gives it the focus.
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => whenQuiet(loadList), []);
  if (readOnly) return null;

  const show = async () => {
    try {
      const { HistoryList } = await loadList();
      setList(() => HistoryList);
      setOpen(true);
    } catch {
      toast.error(t('history.unavailable'));
    }
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom" width={300} shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          label={t('history.open')}
          icon={<IconHistory size={18} stroke={1.7} />}
          onClick={() => (open ? setOpen(false) : void show())}
        />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('history.label')}>
        <h2 className={classes.title}>{t('history.label')}</h2>
        {List && <List />}
        <p className={classes.hint}>{t('history.hint')}</p>
      </Popover.Dropdown>
    </Popover>
  );
}

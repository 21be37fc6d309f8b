import { useT } from '../../../../shared/i18n/use-t.ts';
import type { MenuFrame } from '../../../../shared/ui/menu/MenuButton.tsx';
import { PanelAtButton } from '../../../../shared/ui/menu/PanelAtButton.tsx';
import { HistoryList } from '../history/HistoryList.tsx';
import classes from '../history/HistoryPanel.module.css';

/** The steps in a panel at their button. */
export function HistoryPopup(frame: MenuFrame) {
  const t = useT('editor');
  return (
    <PanelAtButton {...frame} position="bottom" label={t('history.open')}>
      <h2 className={classes.title}>{t('history.label')}</h2>
      <HistoryList />
      <p className={classes.hint}>{t('history.hint')}</p>
    </PanelAtButton>
  );
}

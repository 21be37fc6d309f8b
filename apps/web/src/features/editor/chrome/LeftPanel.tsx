import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './LeftPanel.module.css';
import { Palette } from './Palette.tsx';

export function LeftPanel() {
  const t = useT('editor');
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{t('palette.blocks')}</h2>
      <Palette />
    </div>
  );
}

import { IconPackage } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './ModulesPanel.module.css';

/** Parts of mails that were saved for reuse. */
export function ModulesPanel() {
  const t = useT('editor');
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden="true">
        <IconPackage size={24} stroke={1.5} />
      </span>
      <p className={classes.title}>{t('modules.none')}</p>
      <p className={classes.body}>{t('modules.hint')}</p>
    </div>
  );
}

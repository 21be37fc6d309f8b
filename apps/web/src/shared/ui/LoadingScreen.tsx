import { useT } from '../i18n/use-t.ts';
import classes from './LoadingScreen.module.css';
import { LogoMark } from './Logo.tsx';

export function LoadingScreen() {
  const t = useT('shared');
  return (
    <main className={classes.screen} aria-busy="true">
      <div role="status" className={classes.mark}>
        <LogoMark size={44} />
        <span className={classes.bar} />
        <span className={classes.label}>{t('loading')}</span>
      </div>
    </main>
  );
}

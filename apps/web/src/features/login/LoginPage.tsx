import { useDocumentTitle } from '@mantine/hooks';
import { useStore } from 'zustand';
import { useT } from '../../shared/i18n/use-t.ts';
import { usePlace, useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { sessionStore } from '../../shared/session/session-store.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { MailSketch } from './MailSketch.tsx';
import { returnPath } from './return-path.ts';

export function LoginPage() {
  const t = useT('login');
  const search = useQueryParams();
  const { state: navigation } = usePlace();
  const session = useStore(sessionStore);
  const next = returnPath(search.get('next'));
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);

  if (session.state === 'open') return <Redirect to={next} />;
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.box}>
          <Logo />
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.subtitle}>{navigation?.expired === true ? t('expired') : t('subtitle')}</p>
          <LoginForm next={next} />
        </div>
      </main>
      <aside className={classes.picture}>
        <MailSketch />
        <p className={classes.claim}>{t('claim')}</p>
        <p className={classes.claimBody}>{t('claimBody')}</p>
      </aside>
    </div>
  );
}

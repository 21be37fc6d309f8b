import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import classes from './LoginPage.module.css';
import { MailSketch } from './MailSketch.tsx';

interface SideBySideProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** Shows a page for people without a session: its content beside a picture. */
export function SideBySide({ title, subtitle, children }: SideBySideProps) {
  const t = useT('login');
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.box}>
          <Logo />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.subtitle}>{subtitle}</p>
          {children}
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

import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import classes from './LoginPage.module.css';

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

/**
 * Shows a drawing of a mail in the editor: its sections, one of them selected, and a block that is dragged to the drop line.
 */
function MailSketch() {
  return (
    <svg className={classes.sketch} viewBox="0 0 420 400" aria-hidden="true">
      <rect className={classes.paper} x="60" y="8" width="300" height="384" rx="12" />
      <circle className={classes.accent} cx="92" cy="40" r="10" />
      <rect className={classes.line} x="112" y="36" width="64" height="8" rx="4" />
      <rect className={classes.soft} x="280" y="36" width="22" height="8" rx="4" />
      <rect className={classes.soft} x="310" y="36" width="22" height="8" rx="4" />
      <rect className={classes.image} x="76" y="66" width="268" height="104" rx="8" />
      <path className={classes.hill} d="M76 144l58-42 46 34 38-24 126 48v2a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8z" />
      <circle className={classes.sun} cx="296" cy="98" r="14" />
      <rect className={classes.line} x="112" y="190" width="196" height="12" rx="6" />
      <rect className={classes.soft} x="92" y="214" width="236" height="8" rx="4" />
      <rect className={classes.soft} x="124" y="230" width="172" height="8" rx="4" />
      <rect className={classes.drop} x="76" y="251" width="268" height="3" rx="1.5" />
      <rect className={classes.soft} x="92" y="322" width="104" height="8" rx="4" />
      <rect className={classes.soft} x="92" y="338" width="80" height="8" rx="4" />
      <rect className={classes.soft} x="224" y="322" width="104" height="8" rx="4" />
      <rect className={classes.soft} x="224" y="338" width="80" height="8" rx="4" />
      <rect className={classes.soft} x="160" y="366" width="100" height="6" rx="3" />
      <g className={classes.dragged}>
        <rect className={classes.block} x="176" y="262" width="152" height="44" rx="10" />
        <rect className={classes.onAccent} x="212" y="280" width="80" height="8" rx="4" />
        <path className={classes.pointer} d="M312 292l22 9-9.4 3.6L321 314z" />
      </g>
    </svg>
  );
}

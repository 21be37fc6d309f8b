import { PRODUCT_VERSION_LABEL } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { CancelButton } from '../embedding/CancelButton.tsx';
import { isEmbedded } from '../embedding/parent-window.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import classes from './AppHeader.module.css';
import { type BreadcrumbStep, Breadcrumbs } from './Breadcrumbs.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { SwitchUser } from './SwitchUser.tsx';
import { UserMenu } from './UserMenu.tsx';

interface AppHeaderProps {
  readonly breadcrumbs: readonly BreadcrumbStep[];
  /** Content before the logo, e.g. the button that opens the navigation on a small screen. */
  readonly start?: ReactNode;
}

/** Shows the bar on top of every page but the editor, which has its own. */
export function AppHeader({ breadcrumbs, start }: AppHeaderProps) {
  const t = useT('shared');
  const embedded = isEmbedded();
  return (
    <header className={classes.header} data-embedded={embedded || undefined}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      {start}
      {!embedded && (
        <Link to="/" className={classes.home} aria-label={t('homeLink')}>
          <Logo />
        </Link>
      )}
      <Breadcrumbs steps={breadcrumbs} />
      <div className={classes.end}>
        <span className={classes.version}>
          <VisuallyHidden>{t('version', { version: PRODUCT_VERSION_LABEL })}</VisuallyHidden>
          <span aria-hidden="true">{PRODUCT_VERSION_LABEL}</span>
        </span>
        <ModeSwitch />
        <SwitchUser />
        <UserMenu />
        {embedded && <CancelButton />}
      </div>
    </header>
  );
}

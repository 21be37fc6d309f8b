import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { AppHeader } from '../../shared/shell/AppHeader.tsx';
import { SettingsNavigation, type SettingsPageId } from './SettingsNavigation.tsx';
import classes from './SettingsShell.module.css';

interface SettingsShellProps {
  readonly page: SettingsPageId;
  readonly children: ReactNode;
}

/** Shows the frame of every page of the settings: the title, the links to the other pages, and one width. */
export function SettingsShell({ page, children }: SettingsShellProps) {
  const t = useT('settings');
  const title = page === 'general' ? t('title') : t(`pages.${page}`);
  useDocumentTitle(`${title} · ${t('shared:appName')}`);
  const home = { title: t('myTemplates'), to: '/' };
  const settings = { title: t('title'), to: '/settings' };
  return (
    <>
      <AppHeader breadcrumbs={page === 'general' ? [home, { title }] : [home, settings, { title }]} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t('title')}</h1>
        <SettingsNavigation current={page} />
        {children}
      </main>
    </>
  );
}

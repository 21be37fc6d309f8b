import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { AppHeader } from '../../shared/shell/AppHeader.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { SendingSettings } from './SendingSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import { SettingsNavigation } from './SettingsNavigation.tsx';
import classes from './SettingsPage.module.css';
import { ShortcutSettings } from './ShortcutSettings.tsx';
import { TourSettings } from './TourSettings.tsx';

const SignInSettings = lazy(async () => ({
  default: (await import('./sign-in/SignInSettings.tsx')).SignInSettings,
}));

export function SettingsPage() {
  const t = useT('settings');
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);
  return (
    <>
      <AppHeader breadcrumbs={[{ title: t('myTemplates'), to: '/' }, { title: t('title') }]} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t('title')}</h1>
        <SettingsNavigation current="general" />
        <AppearanceSettings />
        <EditorSettings />
        <SendingSettings />
        <ShortcutSettings />
        <TourSettings />
        <Suspense fallback={<Skeleton h={120} my={32} />}>
          <SignInSettings />
        </Suspense>
        <SessionSettings />
      </main>
    </>
  );
}

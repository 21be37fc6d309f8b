import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { LostEnvelope } from './LostEnvelope.tsx';
import classes from './NotFoundPage.module.css';

export function NotFoundPage() {
  const t = useT('login');
  useDocumentTitle(`${t('notFound.title')} · ${t('shared:appName')}`);
  return (
    <main className={classes.page}>
      <LostEnvelope title={t('notFound.picture')} />
      <h1 className={classes.title}>{t('notFound.title')}</h1>
      <p className={classes.body}>{t('notFound.body')}</p>
      <Button component={Link} to="/login">
        {t('notFound.signIn')}
      </Button>
    </main>
  );
}

import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
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

/** Shows the number 404, with a returned envelope as its zero. */
function LostEnvelope({ title }: { readonly title: string }) {
  return (
    <svg className={classes.picture} viewBox="0 0 420 200" role="img" aria-label={title}>
      <path className={classes.trail} d="M8 182c60 14 128 12 164-30" />
      <path className={classes.digit} d="M92 34 40 116h84M104 84v70" />
      <path className={classes.digit} d="M348 34l-52 82h84M360 84v70" />
      <g className={classes.envelope}>
        <rect className={classes.paper} x="150" y="46" width="120" height="96" rx="14" />
        <path className={classes.flap} d="M154 58l56 46 56-46" />
        <path className={classes.fold} d="M156 134l36-38M264 134l-36-38" />
        <circle className={classes.badge} cx="264" cy="52" r="18" />
        <path className={classes.cross} d="M257 45l14 14M271 45l-14 14" />
      </g>
    </svg>
  );
}

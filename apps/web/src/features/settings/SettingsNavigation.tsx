import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import classes from './SettingsNavigation.module.css';

const PAGES = [
  { id: 'general', to: '/settings' },
  { id: 'brand', to: '/settings/brand' },
  { id: 'stores', to: '/settings/stores' },
] as const;

/** The pages of the settings. */
export function SettingsNavigation({ current }: { readonly current: (typeof PAGES)[number]['id'] }) {
  const t = useT('settings');
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {PAGES.map(({ id, to }) => (
        <Link key={id} to={to} className={classes.page} aria-current={id === current ? 'page' : undefined}>
          {t(`pages.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

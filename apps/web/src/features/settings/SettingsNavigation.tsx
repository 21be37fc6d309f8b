import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../shared/format.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { useAccount } from '../../shared/session/session-store.ts';
import { waitingMailsQuery } from './mails/waiting-mails-query.ts';
import classes from './SettingsNavigation.module.css';

const PAGES = [
  { id: 'general', to: '/settings' },
  { id: 'account', to: '/settings/account' },
  { id: 'brand', to: '/settings/brand' },
  { id: 'stores', to: '/settings/stores' },
  { id: 'people', to: '/settings/people', forAdmins: true },
  { id: 'mails', to: '/settings/mails', forAdmins: true },
  { id: 'audit', to: '/settings/audit', forAdmins: true },
] as const;

export type SettingsPageId = (typeof PAGES)[number]['id'];

/** Lists the pages of the settings. */
export function SettingsNavigation({ current }: { readonly current: SettingsPageId }) {
  const t = useT('settings');
  const { role } = useAccount();
  // Who manages nobody would find nothing there.
  const pages = PAGES.filter((page) => !('forAdmins' in page) || role === 'admin');
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {pages.map(({ id, to }) => (
        <Link
          key={id}
          ref={id === current ? showInRow : null}
          to={to}
          className={classes.page}
          aria-current={id === current ? 'page' : undefined}
        >
          {t(`pages.${id}`)}
          {id === 'mails' && <WaitingMailsCount />}
        </Link>
      ))}
    </nav>
  );
}

/** Shows the number of emails that wait or were not sent; nothing when all were sent. */
function WaitingMailsCount() {
  const { data } = useQuery(waitingMailsQuery);
  const count = data === undefined ? 0 : data.waiting + data.givenUp;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count}>{formatNumber(count)}</span>
    </>
  );
}

/** Scrolls the link of the current page into sight: on a phone the row of links is wider than the screen. */
function showInRow(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

import { Fragment, type ReactNode } from 'react';
import { useT } from '../shared/i18n/use-t.ts';
import { usePlace } from '../shared/navigation/place.ts';
import { Redirect } from '../shared/navigation/Redirect.tsx';
import type { Account } from '../shared/session/account.ts';
import { openSession } from '../shared/session/open-session.ts';
import { useAccountLook } from '../shared/session/use-account-look.ts';
import { useOpenedSession } from '../shared/session/use-opened-session.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';

/** Shows pages that need a session to people who have one; redirects everyone else according to the state of their session. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const session = useOpenedSession();
  const { pathname, search } = usePlace();
  const t = useT('shared');

  switch (session.state) {
    case 'unknown':
    case 'opening':
      return <LoadingScreen />;
    case 'open':
      return <SignedIn account={session.session.account}>{children}</SignedIn>;
    case 'refused':
      return <Redirect to="/not-found" />;
    case 'factor-due':
    case 'signed-out': {
      const here = pathname + search;
      const isDue = session.state === 'factor-due';
      const query = new URLSearchParams({ ...(isDue && { step: 'set-up' }), ...(here !== '/' && { next: here }) });
      return (
        <Redirect to={query.size === 0 ? '/login' : `/login?${query}`} state={{ expired: !isDue && session.expired }} />
      );
    }
    case 'no-ticket':
      return (
        <ErrorScreen
          title={t('noTicket.title')}
          body={t('noTicket.body')}
          action={{ label: t('tryAgain'), run: () => void openSession() }}
        />
      );
    case 'unreachable':
      return (
        <ErrorScreen
          title={t('unreachable.title')}
          body={t('unreachable.body')}
          action={{ label: t('tryAgain'), run: () => void openSession() }}
        />
      );
  }
}

interface SignedInProps {
  readonly account: Account;
  readonly children: ReactNode;
}

/** Shows the pages of one account in its theme and its language. For another account they are mounted anew. */
function SignedIn({ account, children }: SignedInProps) {
  useAccountLook(account);
  return <Fragment key={account.principalId}>{children}</Fragment>;
}

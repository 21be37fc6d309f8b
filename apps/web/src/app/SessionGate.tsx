import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../shared/i18n/use-t.ts';
import { usePlace } from '../shared/navigation/place.ts';
import { Redirect } from '../shared/navigation/Redirect.tsx';
import { openSession } from '../shared/session/open-session.ts';
import { sessionStore } from '../shared/session/session-store.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { SignedIn } from './SignedIn.tsx';

/** Lets pages through that need a session; everyone else goes where the state of their session sends them. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const session = useStore(sessionStore);
  const { pathname, search } = usePlace();
  const t = useT('shared');

  useEffect(() => {
    if (session.state === 'unknown') void openSession();
  }, [session.state]);

  switch (session.state) {
    case 'unknown':
    case 'opening':
      return <LoadingScreen />;
    case 'open':
      return <SignedIn account={session.session.account}>{children}</SignedIn>;
    case 'refused':
      return <Redirect to="/not-found" />;
    case 'signed-out': {
      const here = pathname + search;
      const query = here === '/' ? '' : `?${new URLSearchParams({ next: here })}`;
      return <Redirect to={`/login${query}`} state={{ expired: session.expired }} />;
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

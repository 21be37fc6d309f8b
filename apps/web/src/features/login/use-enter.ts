import { queryClient } from '../../shared/api/query-client.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import { openSession } from '../../shared/session/open-session.ts';
import { sessionStore, setSession } from '../../shared/session/session-store.ts';

/** Returns a function that opens the session just started, then `next` or the set-up of a second factor that is due. */
export function useEnter(next: string): () => Promise<void> {
  return async () => {
    queryClient.clear();
    setSession({ state: 'unknown' });
    await openSession();
    const isDue = sessionStore.getState().state === 'factor-due';
    navigate(isDue ? `/login?${new URLSearchParams({ step: 'set-up', next })}` : next, { replace: true });
  };
}

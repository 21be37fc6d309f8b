import { queryClient } from '../../shared/api/query-client.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import { openSession } from '../../shared/session/open-session.ts';
import { sessionStore, setSession } from '../../shared/session/session-store.ts';

/** Goes on with the session that has just been begun. */
export function useEnter(next: string): () => Promise<void> {
  return async () => {
    queryClient.clear();
    setSession({ state: 'unknown' });
    await openSession();
    const isDue = sessionStore.getState().state === 'factor-due';
    navigate(isDue ? `/login?${new URLSearchParams({ step: 'set-up', next })}` : next, { replace: true });
  };
}

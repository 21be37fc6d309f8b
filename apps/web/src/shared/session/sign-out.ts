import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { setSession } from './session-store.ts';

/**
 * Ends this session or, with `everywhere`, every session of the account. The sign-in screen is shown next; for a person who
 * signed in at the provider, the provider's own sign-out page comes first.
 */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  const ended = await call(everywhere ? endpoints.auth.logoutAll : endpoints.auth.logout, {});
  clearSessionCookie();
  queryClient.clear();
  if (ended) location.assign(ended.continueAt);
  else setSession({ state: 'signed-out', expired: false });
}

import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { setSession } from './session-store.ts';

/** Ends this session, or with `everywhere` every session of the account; the page shows the sign-in screen. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await call(everywhere ? endpoints.auth.logoutAll : endpoints.auth.logout, {});
  clearSessionCookie();
  queryClient.clear();
  setSession({ state: 'signed-out', expired: false });
}

import { endpoints, type UserSettings } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { currentSession, sessionStore, setSession } from '../session/session-store.ts';

/** Saves settings of the person on the server and in the open session. */
export async function saveSetting(change: Omit<UserSettings, 'userId'>): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  await call(endpoints.userSettings.save, { body: { userId: session.account.principalId, ...change } });
  const chosen = change.locale === undefined ? {} : { isLocaleChosen: true };
  const state = sessionStore.getState();
  // Somebody who has to set up a second factor first still has to.
  if ('session' in state)
    setSession({ ...state, session: { ...session, account: { ...session.account, ...change, ...chosen } } });
}

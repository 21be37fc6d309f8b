import { endpoints, type UserSettings } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { currentSession, setSession } from '../session/session-store.ts';

/** Keeps something the person set about the product on the server, and in the open session. */
export async function saveSetting(change: Omit<UserSettings, 'userId'>): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  await call(endpoints.userSettings.save, { body: { userId: session.account.principalId, ...change } });
  const chosen = change.locale === undefined ? {} : { isLocaleChosen: true };
  setSession({ state: 'open', session: { ...session, account: { ...session.account, ...change, ...chosen } } });
}

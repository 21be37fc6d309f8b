import type { APIResponse, Cookie, Page } from '@playwright/test';

/** The demo accounts of the first start, with what each is for. */
export const ACCOUNTS = {
  admin: { email: 'admin@acme.example', password: 'admin-demo' },
  anna: { email: 'anna@acme.example', password: 'anna-demo' },
  ben: { email: 'ben@acme.example', password: 'ben-demo' },
} as const;

export type Account = keyof typeof ACCOUNTS;

/** Tours would lie over what a test wants to press. Frames without an origin have no storage, and no tours. */
export async function skipTours(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    try {
      localStorage.setItem('mailwright.dashboardTourDone', 'true');
      localStorage.setItem('mailwright.editorTourDone', 'true');
    } catch {}
  });
}

export interface SignInOptions {
  /** Leaves the tours as they are for somebody who is here for the first time. */
  readonly withTours?: boolean;
  /** The editor saves drafts by itself, as it does for everybody who did not switch it off. */
  readonly autosave?: boolean;
}

/** Session that a browser and a caller of the API share after signing in. */
interface Session {
  readonly cookies: Cookie[];
  readonly headers: Record<string, string>;
  readonly userId: string;
}

/** The sessions that tests of one server began and later ones go on with: checking a password is slow on purpose. */
export type KnownSessions = Map<Account, Session>;

/**
 * Signs the page's browser in through the API, so that only the test of the login screen types a password. Unless a test
 * wants it, nothing is saved by itself: what is unsaved stays so for as long as the test looks at it. A session that is
 * known is gone on with, unless a test ended it.
 */
export async function signIn(
  page: Page,
  url: string,
  account: Account,
  options: SignInOptions = {},
  known: KnownSessions = new Map(),
): Promise<void> {
  if (options.withTours !== true) await skipTours(page);
  const session = known.get(account);
  if (session) {
    await page.context().addCookies(session.cookies);
    if ((await putSettings(page, url, session, options)).ok()) return;
    await page.context().clearCookies();
  }
  const fresh = await beginSession(page, url, account);
  known.set(account, fresh);
  const answer = await putSettings(page, url, fresh, options);
  if (!answer.ok()) throw new Error(`${account} has no settings: ${answer.status()} ${await answer.text()}`);
}

async function beginSession(page: Page, url: string, account: Account): Promise<Session> {
  const answer = await page.request.post(`${url}/api/v2/auth/login`, { data: ACCOUNTS[account] });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  const { sessionId } = await answer.json();
  const data = { sessionId, type: 'email' };
  const { token, principalId } = await (await page.request.post(`${url}/api/v2/auth/credentials`, { data })).json();
  const cookies = await page.context().cookies(url);
  return { cookies, headers: { authorization: `Bearer ${token}`, sessionId }, userId: principalId };
}

function putSettings(page: Page, url: string, session: Session, options: SignInOptions): Promise<APIResponse> {
  const { headers, userId } = session;
  const data = {
    userId,
    autosave: options.autosave === true,
    dashboardTourDone: options.withTours !== true,
    editorTourDone: options.withTours !== true,
  };
  return page.request.put(`${url}/api/v2/usersettings`, { headers, data });
}

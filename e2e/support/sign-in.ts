import type { Page } from '@playwright/test';

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

/**
 * Signs the page's browser in through the API, so that only the test of the login screen types a password. Unless a test
 * wants it, nothing is saved by itself: what is unsaved stays so for as long as the test looks at it.
 */
export async function signIn(page: Page, url: string, account: Account, options: SignInOptions = {}): Promise<void> {
  if (options.withTours !== true) await skipTours(page);
  const answer = await page.request.post(`${url}/api/v2/auth/login`, { data: ACCOUNTS[account] });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  const { sessionId } = await answer.json();
  const data = { sessionId, type: 'email' };
  const session = await (await page.request.post(`${url}/api/v2/auth/credentials`, { data })).json();
  await page.request.put(`${url}/api/v2/usersettings`, {
    headers: { authorization: `Bearer ${session.token}`, sessionId },
    data: {
      userId: session.principalId,
      autosave: options.autosave === true,
      dashboardTourDone: options.withTours !== true,
      editorTourDone: options.withTours !== true,
    },
  });
}

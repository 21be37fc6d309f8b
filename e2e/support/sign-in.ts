import type { Page } from '@playwright/test';

/** The demo accounts of the first start, with what each is for. */
export const ACCOUNTS = {
  admin: { email: 'admin@acme.example', password: 'admin-demo' },
  anna: { email: 'anna@acme.example', password: 'anna-demo' },
  ben: { email: 'ben@acme.example', password: 'ben-demo' },
} as const;

export type Account = keyof typeof ACCOUNTS;

/** Signs the page's browser in through the API, so that only the test of the login screen types a password. */
export async function signIn(page: Page, url: string, account: Account): Promise<void> {
  const answer = await page.request.post(`${url}/api/v2/auth/login`, { data: ACCOUNTS[account] });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
}

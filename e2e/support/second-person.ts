import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ServerProcess } from './server-process.ts';
import { type Account, signIn } from './sign-in.ts';

/** Somebody at a browser of their own: other cookies, other storage. */
export interface SecondPerson {
  readonly page: Page;
  readonly context: BrowserContext;
}

export async function secondPerson(browser: Browser, server: ServerProcess, account: Account): Promise<SecondPerson> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await signIn(page, server.url, account);
  return { page, context };
}

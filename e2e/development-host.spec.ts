import { expect } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { findPort } from './support/free-port.ts';
import { ACCOUNTS, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

const HOST = 'dev.acme.example';

const browser = await findBrowser();
test.use({
  launchOptions: { ...browser, args: [...(browser.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

test('a host that others reach and that has SEED=demo offers to switch users', { tag: '@deep' }, async ({
  page,
  slot,
}) => {
  const port = String(await findPort());
  const env = { SEED: 'demo', PORT: port, PUBLIC_URL: `http://${HOST}:${port}` };
  const server = await slot.seed.startBeside({ env });
  try {
    await skipTours(page);
    await page.goto(`${env.PUBLIC_URL}/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.anna.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.anna.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Switch demo user' }).click();
    await expect(page.getByRole('menuitem', { name: ACCOUNTS.ben.email })).toBeVisible();
  } finally {
    await server.remove();
  }
});

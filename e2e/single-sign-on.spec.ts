import { expect } from '@playwright/test';
import { CLIENT, startOpenIdService } from '../apps/server/src/testing/sign-in/openid-service.ts';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { findPort } from './support/free-port.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test('one signs in at the company’s provider, and is told why when it says no', async ({ page, slot }) => {
  const port = await findPort();
  const provider = await startOpenIdService([`http://localhost:${port}/api/v2/auth/single-sign-on/callback`]);
  provider.people.set('dora', {
    sub: 'dora',
    email: 'dora@acme.example',
    email_verified: true,
    given_name: 'Dora',
    family_name: 'Dietz',
  });
  const server = await slot.seed.startBeside({
    env: {
      PORT: String(port),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: 'Acme',
    },
  });
  try {
    await page.goto(`${server.url}/settings`);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('alert')).toContainText('You were not signed in');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'single-sign-on');

    await page.goto(`${server.url}/settings`);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'dora' }).click();
    await expect(page).toHaveURL(`${server.url}/settings`);
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('dora@acme.example');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  } finally {
    await server.remove();
    await provider.close();
  }
});

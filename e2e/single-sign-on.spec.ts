import { expect } from '@playwright/test';
import { CLIENT, startOpenIdService } from '../apps/server/src/testing/sign-in/openid-service.ts';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { findPort } from './support/free-port.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('one signs in at the company’s provider, and is told why when it says no', async ({ page, slot }) => {
  const port = await findPort();
  const here = `http://localhost:${port}`;
  const provider = await startOpenIdService([`${here}/api/v2/auth/single-sign-on/callback`], {
    afterLogout: [`${here}/login`],
  });
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

    await page.goto(`${server.url}/login?problem=setup&fault=clock&reference=req-1<b>`);
    await expect(page.getByRole('term')).toHaveText(['What does not fit']);
    await page.goto(`${server.url}/login?problem=setup&fault=clock&reference=req-1`);
    await expect(page.getByRole('heading', { name: 'The sign-in is not set up correctly' })).toBeVisible();
    await expect(page).toHaveTitle(/^The sign-in is not set up correctly/);
    await expect(page.getByRole('definition')).toHaveText([/clocks .* differ by more than 30 seconds/, 'req-1']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'single-sign-on-setup');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();

    await page.goto(`${server.url}/settings`);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'dora' }).click();
    await expect(page).toHaveURL(`${server.url}/settings`);
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('dora@acme.example');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
    // Nobody is signed in there any more: it asks who one is.
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await expect(page.getByRole('button', { name: 'dora' })).toBeVisible();
  } finally {
    await server.remove();
    await provider.close();
  }
});

test('whoever is invited where passwords are off joins at the company’s provider, as what the invitation says', {
  tag: '@deep',
}, async ({ page, browser, slot }) => {
  test.slow();
  const port = await findPort();
  const here = `http://localhost:${port}`;
  const provider = await startOpenIdService([`${here}/api/v2/auth/single-sign-on/callback`]);
  for (const [sub, name, groups] of [
    ['ada', 'Ada', ['owners']],
    ['nora', 'Nora', []],
  ] as const) {
    const email = `${sub}@acme.example`;
    provider.people.set(sub, { sub, email, email_verified: true, given_name: name, family_name: 'Example', groups });
  }
  const server = await slot.seed.startBeside({
    env: {
      PORT: String(port),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: 'Acme',
      OIDC_PASSWORDS: 'off',
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_ROLES: 'owners=admin',
    },
  });
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    await skipTours(page);
    await page.goto(`${server.url}/settings/people`);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'ada' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'No mail server is set up' });
    await expect(note).toContainText('Invitations reach nobody by email. You pass them on yourself.');
    await expect(note).not.toContainText('password');
    await takeScreenshots(page, 'people-without-passwords');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const invite = page.getByRole('dialog', { name: 'Invite somebody' });
    await invite.getByRole('textbox', { name: 'Email' }).fill('nora@acme.example');
    await invite.getByRole('button', { name: 'Create link' }).click();
    const shown = page.getByRole('dialog').getByRole('textbox');
    await expect(shown).toHaveValue(/invitation#/);
    const link = await shown.inputValue();

    const nora = await context.newPage();
    await skipTours(nora);
    await nora.goto(link);
    await expect(nora.getByText('nora@acme.example')).toBeVisible();
    await expect(nora.getByRole('textbox')).toHaveCount(0);
    await expectNoSeriousAxe(nora);
    await takeScreenshots(nora, 'invitation-at-provider');
    await nora.getByRole('link', { name: 'Sign in with Acme' }).click();
    await nora.getByRole('button', { name: 'nora' }).click();
    await expect(nora).toHaveURL(`${server.url}/`);
    await nora.getByRole('button', { name: 'Account' }).click();
    await expect(nora.getByRole('menu', { name: 'Account' })).toContainText('nora@acme.example');

    await page.goto(`${server.url}/settings/audit`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Accepted an invitation' })).toContainText('nora@acme');
    await nora.goto(link);
    await expect(nora.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await takeScreenshots(nora, 'invitation-at-provider-used');
  } finally {
    await context.close();
    await server.remove();
    await provider.close();
  }
});

test('no new password is offered where the company’s provider is the only way in', { tag: '@deep' }, async ({
  page,
  slot,
}) => {
  const server = await slot.seed.startBeside({
    // Nobody asks the provider for anything here.
    env: { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: CLIENT.id, OIDC_LABEL: 'Acme', OIDC_PASSWORDS: 'off' },
  });
  try {
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('link', { name: 'Sign in with Acme' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    for (const address of ['/forgot-password', '/new-password#a-link-of-before']) {
      await page.goto(`${server.url}${address}`);
      await expect(page.getByRole('heading', { name: 'Passwords are not used here' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
    await expectNoSeriousAxe(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: 'Sign in with Acme' })).toBeVisible();
  } finally {
    await server.remove();
  }
});

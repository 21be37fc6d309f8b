import { expect } from '@playwright/test';
import { CLIENT, startOpenIdService } from '../apps/server/src/testing/sign-in/openid-service.ts';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { findPort } from './support/free-port.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a passkey is added, named, signed in with after the password and alone, and removed', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await addPasskeyDevice(page);
  await signInAs('ben');
  await page.goto('/settings/account');
  const section = page.getByRole('region', { name: 'Sign-in' });
  await section.getByRole('button', { name: 'Add passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await page.keyboard.press('Enter');
  await expect(adding.getByRole('listitem')).toHaveCount(10);
  await adding.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByRole('button', { name: 'Rename “Passkey”' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'passkeys');
  await section.getByRole('button', { name: 'New codes' }).click();
  const renewing = page.getByRole('dialog', { name: 'New recovery codes?' });
  // Without an app none but a recovery code counts, and they may be lost.
  await expect(renewing).toContainText('If you have none, set up an authenticator app first');
  await renewing.getByRole('button', { name: 'Cancel' }).click();

  const signOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/login?next=/settings/account');
  };
  await signOut();
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.ben.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('One more step')).toBeVisible();
  await takeScreenshots(page, 'passkey-after-password');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/settings/account');
  await expect(section).toContainText('Last used');

  await signOut();
  await takeScreenshots(page, 'passkey-alone');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/settings/account');
  await section.getByRole('button', { name: 'Remove “Work laptop”' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “Work laptop”?' });
  await removing.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('heading', { name: 'Work laptop' })).toBeHidden();
  await expect(section).not.toContainText('codes left');
});

test('whoever has no password gives one code for a passkey, however often the browser makes none', {
  tag: '@deep',
}, async ({ page, slot }) => {
  test.slow();
  const port = await findPort();
  const provider = await startOpenIdService([`http://localhost:${port}/api/v2/auth/single-sign-on/callback`]);
  const names = { given_name: 'Dora', family_name: 'Dietz' };
  provider.people.set('dora', { sub: 'dora', email: 'dora@acme.example', email_verified: true, ...names });
  const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  const server = await slot.seed.startBeside({ env: { PORT: String(port), ...oidc, OIDC_LABEL: 'Acme' } });
  try {
    await skipTours(page);
    const takeAnother = await addPasskeyDevice(page);
    await page.goto(`${server.url}/settings/account`);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'dora' }).click();
    const section = page.getByRole('region', { name: 'Sign-in' });
    await section.getByRole('button', { name: 'Add passkey' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByRole('button', { name: 'Continue' }).click();
    await expect(adding.getByRole('listitem')).toHaveCount(10);
    const [code = '', another = ''] = await adding.getByRole('listitem').allInnerTexts();
    await adding.getByRole('button', { name: 'I have kept them' }).click();

    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('The person said no', 'NotAllowedError'));
    });
    await section.getByRole('button', { name: 'Add passkey' }).click();
    const field = adding.getByRole('textbox', { name: 'Code' });
    await field.fill(code);
    for (const _ of ['once', 'once more']) {
      await page.keyboard.press('Enter');
      await expect(adding.getByRole('alert')).toHaveText('No passkey was made. Try again when you are ready.');
      await expect(field).toHaveAttribute('readonly');
    }
    await page.clock.setSystemTime(Date.now() + 300_000);
    await page.keyboard.press('Enter');
    await expect(adding.getByRole('alert')).toHaveText('That took too long. Enter another code to go on.');
    await expect(field).toHaveValue('');
    await field.fill(another);
    await page.keyboard.press('Enter');
    await expect(adding.getByRole('alert')).toHaveText('No passkey was made. Try again when you are ready.');
    await takeAnother();
    // Without one of its own it is again what browsers have.
    await page.evaluate(() => Reflect.deleteProperty(navigator.credentials, 'create'));
    await adding.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('heading', { name: 'Passkey', exact: true })).toHaveCount(2);
    await expect(section).toContainText('8 codes left');
  } finally {
    await server.remove();
    await provider.close();
  }
});

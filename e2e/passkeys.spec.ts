import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS } from './support/sign-in.ts';
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

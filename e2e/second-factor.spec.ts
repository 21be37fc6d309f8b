import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an authenticator app is set up, asked for, replaced once by a recovery code, and turned off', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('ben');
  await page.goto('/settings/account');
  const section = page.getByRole('region', { name: 'Sign-in' });
  await section.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await setUp.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(setUp.getByRole('alert')).toHaveText('The current password is wrong.');
  await setUp.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await page.keyboard.press('Enter');
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await setUp.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'second-factor-setup');
  await setUp.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.keyboard.press('Enter');
  const codes = setUp.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', another = ''] = await codes.allInnerTexts();
  await takeScreenshots(page, 'second-factor-codes');
  await setUp.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 codes left');
  await takeScreenshots(page, 'second-factor-settings');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.goto('/login?next=/settings/account');
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.ben.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is wrong, or has been used before.');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'second-factor');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/account');
  await expect(section).toContainText('9 codes left');

  await section.getByRole('button', { name: 'Turn off' }).click();
  const turnOff = page.getByRole('dialog', { name: 'Turn off the authenticator app?' });
  await turnOff.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
  await turnOff.getByRole('textbox', { name: 'Code' }).fill(another);
  await turnOff.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeFocused();
});

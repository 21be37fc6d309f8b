import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS, type Account, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** The form of whoever came for another page and is to sign in first. */
async function typePassword(page: Page, account: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS[account].email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS[account].password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
}

/** The secret is typed into an app that shows the code. */
async function setUpApp(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS[account].password);
  await page.keyboard.press('Enter');
  const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
}

test('whoever has to have a second factor sets up an app after the password, and arrives where they wanted to go', {
  tag: '@deep',
}, async ({ page, slot }) => {
  test.slow();
  await skipTours(page);
  const server = await slot.seed.startBeside({ env: { SECOND_FACTOR: 'everyone' } });
  try {
    await page.goto(`${server.url}/settings/account`);
    await typePassword(page, 'ben');
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'required-factor');
    await page.reload();
    await page.goto(`${server.url}/settings/account`);
    await expect(page.getByText(`Signed in as ${ACCOUNTS.ben.email}.`)).toBeVisible();

    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('heading', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await takeScreenshots(page, 'required-factor-de');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');

    await page.getByRole('button', { name: 'Use an authenticator app' }).click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await takeScreenshots(page, 'required-factor-password');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await setUpApp(page, 'ben');
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'required-factor-app');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'required-factor-codes');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page).toHaveURL(`${server.url}/settings/account`);

    const section = page.getByRole('region', { name: 'Sign-in' });
    await expect(section).toContainText('add a passkey before you turn this off');
    await expect(section.getByRole('button', { name: 'Turn off' })).toBeDisabled();
    await takeScreenshots(page, 'required-factor-settings');
  } finally {
    await server.remove();
  }
});

test('administrators see who has none; whose factor is reset sets up another one at the next step, here a passkey', {
  tag: '@deep',
}, async ({ page, browser, slot }) => {
  test.slow();
  const server = await slot.seed.startBeside({ env: { SECOND_FACTOR: 'everyone' } });
  const context = await browser.newContext();
  try {
    await skipTours(page);
    await page.goto(`${server.url}/settings/people`);
    await typePassword(page, 'admin');
    await setUpApp(page, 'admin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page).toHaveURL(`${server.url}/settings/people`);
    const ben = page.getByRole('listitem', { name: 'Ben' });
    await expect(ben).toContainText('No second factor');
    await page.getByRole('combobox', { name: 'Second factor' }).selectOption('Set up');
    await expect(ben).toBeHidden();
    await expect(page.getByRole('img', { name: 'Second factor set up' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Second factor' }).selectOption('None');
    await expect(ben).toBeVisible();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'required-factor-people');

    const his = await context.newPage();
    await skipTours(his);
    await his.goto(`${server.url}/settings`);
    await typePassword(his, 'ben');
    await setUpApp(his, 'ben');
    await his.keyboard.press('Enter');
    await his.getByRole('button', { name: 'I have kept them' }).click();
    await expect(his).toHaveURL(`${server.url}/settings`);

    await page.goto(`${server.url}/settings/people`);
    await ben.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
    await expect(ben).toContainText('No second factor');

    await addPasskeyDevice(his);
    await his.getByRole('link', { name: 'Account' }).click();
    await expect(his.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await his.getByRole('button', { name: 'Use a passkey of this device' }).click();
    await his.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
    await his.keyboard.press('Enter');
    await expect(his.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await his.getByRole('button', { name: 'I have kept them' }).click();
    await expect(his).toHaveURL(`${server.url}/settings/account`);
    await expect(his.getByRole('region', { name: 'Sign-in' })).toContainText('set up another one before you remove it');
  } finally {
    await context.close();
    await server.remove();
  }
});

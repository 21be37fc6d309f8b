import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('without a session one is sent to the sign-in page, and after it to the page one wanted', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?next=%2Fsettings');
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.anna.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.anna.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('the sign-in form says what is missing, what is no address, and that the pair is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('anna');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await expect(page.getByText('Please enter valid email')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.anna.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email address or password.');
  await expect(page).toHaveURL('/login');
  await takeScreenshots(page, 'login');
});

test('a cookie the server does not know leads to the not-found page, which asks for no session', {
  tag: '@deep',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sessionId', value: 'made-up', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL('/not-found');
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'not-found');

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('a session that ends while working leads to the sign-in page and back to the same place', {
  tag: '@deep',
}, async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/?status=draft');
  await expect(page.getByRole('heading', { name: 'Draft', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v2/usertemplate/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please sign in.', code: 'UNAUTHENTICATED' } }),
  );
  await page.getByRole('searchbox').fill('anything');
  await expect(page).toHaveURL('/login?next=%2F%3Fstatus%3Ddraft');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.anna.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.anna.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?status=draft');
});

test('the theme is the account’s, and signing out ends the session', { tag: '@deep' }, async ({ page, signInAs }) => {
  await signInAs('ben');
  await page.goto('/settings');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?next=%2Fsettings');
});

test('on a local host one switches to another demo account', { tag: '@deep' }, async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch demo user' }).click();
  await page.getByRole('menuitem', { name: 'ben@acme.example' }).click();
  const question = page.getByRole('dialog', { name: 'Switch to Ben Costa?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Switch demo user' }).click();
  await page.getByRole('menuitem', { name: 'ben@acme.example' }).click();
  await question.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toContainText('ben@acme.example');
});

test('the editor mode is changed after a question, and the page reloads', { tag: '@deep' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'Editor mode: Simple' }).click();
  await page.getByRole('menuitem', { name: 'Advanced' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Editor mode: Advanced' })).toBeVisible();
});

test('a stranger gets in with a demo account by one click', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  const demo = page.getByRole('region', { name: 'Try it with a demo account' });
  await expect(demo.getByRole('listitem')).toHaveText([/Ada Admin.*admin-demo/, /Anna Berg.*anna-demo/, /Ben Costa/]);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'demo-accounts');
  await demo.getByRole('button', { name: 'Anna Berg' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(/\/(\?|$)/);
});

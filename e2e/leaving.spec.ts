import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an account is deleted: the dialog says what goes to whom, and the log keeps no name', {
  tag: '@deep',
}, async ({ page, slot }) => {
  test.setTimeout(300_000);
  const server = await slot.seed.startBeside({});
  await signIn(page, server.url, 'admin');
  await page.goto(`${server.url}/settings/people`);
  const row = page.getByRole('listitem', { name: 'Anna' });
  await row.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account of' });
  await expect(dialog).toContainText(/Belongs to this account: .*\d+ template/);
  await expect(dialog).toContainText('The audit log keeps what was done, without their name');
  await expectNoSeriousAxe(page);
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByPlaceholder('Choose somebody').fill('ben');
  await page.getByRole('option', { name: 'Ben Costa (ben@acme.example)' }).click();
  await confirm.click();
  await expect(page.getByText(/^The account of Anna .* has been deleted$/)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`${server.url}/settings/audit`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Deleted an account' });
  await expect(entry).toHaveCount(1);
  await expect(entry).not.toContainText('Anna');
  await expect(entry).toContainText('Handed over to: Ben Costa');
  await takeScreenshots(page, 'audit-details');
  await server.remove();
});

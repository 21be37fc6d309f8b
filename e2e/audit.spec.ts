import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test('an administrator finds who published what in the audit log, and takes it along as a file', async ({
  page,
  apiAs,
  signInAs,
}) => {
  const anna = await apiAs('anna');
  const id = await createTemplate(anna, 'Winter coats', mail(section(heading('Coats'))));
  await anna.request('PUT', `/usertemplate/${id}/status/published`);
  await signInAs('admin');
  await page.goto('/settings');
  await page
    .getByRole('navigation', { name: 'Pages of the settings' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByLabel('Search').fill('winter anna');
  const entry = log.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Published');
  await expect(entry).toContainText('Winter coats');
  await expect(entry).toContainText('anna@acme.example');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'audit-log');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('template.publish');
  await anna.request('GET', `/usertemplate/export/${id}/text`);
  await log.getByLabel('Action', { exact: true }).selectOption('Exported');
  await expect(entry).toContainText('Format: text');
  await takeScreenshots(page, 'audit-details');
  await log.getByLabel('Action', { exact: true }).selectOption('Deleted forever');
  await expect(log.getByText('Nothing found')).toBeVisible();
});

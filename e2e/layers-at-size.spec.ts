import { expect } from '@playwright/test';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

// A trace photographs the whole mail at every step, which takes longer than all of the test.
test.use({ trace: 'off', sharesServer: true });

/** Far more than fit on a screen; the deep run has a mail of 14,000 nodes. */
const ROWS = process.env.DEEP ? 4667 : 1200;

test('a mail of thousands of nodes has its tree at once', { tag: '@deep' }, async ({ page, apiAs, signInAs }) => {
  test.slow();
  await signInAs('anna');
  const rows = Array.from({ length: ROWS }, (_, index) => section(heading(`Row ${index}`)));
  const id = await createTemplate(await apiAs('anna'), 'Large', mail(...rows));
  await page.goto(`/edit/${id}`);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const tree = page.getByRole('tree', { name: 'Layers' });
  const layer = (words: string) => tree.getByRole('treeitem').filter({ hasText: words });
  await expect(layer('HeadingRow 0')).toBeVisible();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);
  await tree.focus();
  await page.keyboard.press('End');
  await expect(layer(`HeadingRow ${ROWS - 1}`)).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { beefreeDesign } from '../packages/import/src/testing/beefree-design.ts';
import { unlayerDesign } from '../packages/import/src/testing/unlayer-design.ts';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { chooseOption, pasteCode } from './support/code-editor.ts';
import { workIsKept } from './support/kept-work.ts';
import { heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const code = (page: Page) => page.getByRole('textbox', { name: 'HTML', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');
const report = (page: Page) => page.getByRole('region', { name: 'Report' });

async function downloadedHtml(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download HTML' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a design of Unlayer becomes blocks: told part by part, seen first, one step of the history', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'Designs', mail(section(heading('Before'))));
  await chooseOption(page, 'Import code…');
  await pasteCode(code(page), JSON.stringify(unlayerDesign, null, 2));
  await expect(page.getByText('Unlayer design. Importing it replaces the email')).toBeVisible();
  await expect(page.getByText('The pre-header is imported too: “New seeds, and three days to save”')).toBeVisible();
  await expect(report(page).getByText('9 of 11 parts became blocks')).toBeVisible();
  for (const name of [
    '1 placeholder',
    '1 part as a block, with differences',
    '1 part kept as HTML',
    '8 parts as blocks',
  ])
    await expect(report(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(report(page).getByText('Left out: play button')).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'To the seeds' }).first()).toHaveAttribute(
    'href',
    'https://shop.example/spring',
  );
  await expect(editor.mail.getByText('Before')).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'import-unlayer');
  await page.getByRole('radiogroup', { name: 'Design view' }).getByText('Code').click();
  await expect(code(page)).toContainText('"counters"');

  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect(page.getByText('Code has been imported')).toBeVisible();
  await expect(editor.mail.getByRole('heading', { name: 'Spring is here' })).toBeVisible();
  await expect(editor.mail.locator('[data-mw-label="Not supported, will not be sent: carousel"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'carousel', level: 2 })).toBeVisible();
  await takeScreenshots(page, 'import-unlayer-canvas');
  const html = await downloadedHtml(page);
  expect(html).toContain('New seeds, and three days to save');
  expect(html).toContain('Tomatoes 3.20');
  expect(html).not.toMatch(/carousel|autoplay/);

  await page.getByRole('button', { name: 'Checks' }).click();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await checks.getByRole('button', { name: /This part is not supported and will not be sent/ }).click();
  await expect(checks).toBeHidden();

  await editor.save();
  await workIsKept(page, 2);
  await page.reload();
  await expect(editor.mail.locator('[data-mw-label="Not supported, will not be sent: carousel"]')).toBeVisible();
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(editor.mail.getByText('Before')).toBeVisible();
});

test('a design of Beefree comes from a file; what is no design is said, and nothing is lost', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'Designs', mail(section(heading('Before'))));
  await chooseOption(page, 'Import code…');
  const apply = page.getByRole('button', { name: 'Replace email' });
  await pasteCode(code(page), '{\n  "page": {\n    "rows" []\n  }\n}');
  await expect(page.getByRole('alert')).toContainText('This JSON cannot be read');
  await expect(page.getByRole('alert')).toContainText('Line 3.');
  await expect(apply).toBeDisabled();
  await pasteCode(code(page), '{"template": {"rows": []}}');
  await expect(page.getByRole('alert')).toContainText('This JSON is not a supported design.');
  await expect(code(page)).toContainText('"template"');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'import-unknown');

  const buffer = Buffer.from(JSON.stringify(beefreeDesign));
  await page.locator('input[type="file"]').setInputFiles({ name: 'design.json', mimeType: 'application/json', buffer });
  await expect(report(page).getByText(/^\d+ of 13 parts became blocks$/)).toBeVisible();
  await expect(report(page).getByText('Left out: play button')).toBeVisible();
  await expect(preview(page).getByText('Fresh every morning')).toBeVisible();
  await takeScreenshots(page, 'import-beefree');
  await apply.click();
  await expect(editor.mail.getByRole('heading', { name: 'Fresh every morning' })).toBeVisible();
  await editor.mail.getByRole('heading', { name: 'Fresh every morning' }).click();
  await expect(page.getByRole('heading', { name: 'Heading', level: 2 })).toBeVisible();
  await takeScreenshots(page, 'import-beefree-canvas');
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(editor.mail.getByText('Before')).toBeVisible();
});

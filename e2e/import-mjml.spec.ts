import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { chooseOption, pasteCode } from './support/code-editor.ts';
import { heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const code = (page: Page) => page.getByRole('textbox', { name: 'HTML', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');
const report = (page: Page) => page.getByRole('region', { name: 'Report' });

const SOURCE = `<mjml>
  <mj-head>
    <mj-preview>Coats for cold days</mj-preview>
    <mj-attributes><mj-class name="large" font-size="24px" color="#b91c1c" /></mj-attributes>
    <mj-style>.price { color: #047857 }</mj-style>
  </mj-head>
  <mj-body background-color="#f3f4f6">
    <mj-include path="./header.mjml" />
    <mj-section background-color="#ffffff" shade="deep">
      <mj-column width="66%">
        <mj-text mj-class="large">Autumn offer</mj-text>
        <mj-text>Warm and light, <span class="price">now 49.00</span></mj-text>
        <mj-button href="https://shop.example/coats" background-color="#1d4ed8">See the coats</mj-button>
      </mj-column>
      <mj-column width="34%">
        <mj-table><tr><td>Wool</td><td>49.00</td></tr></mj-table>
        <mj-magic spell="abra" />
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

test('a mail in MJML becomes blocks: mistakes by line, told part by part, seen first, one step of the history', async ({
  page,
  openMail,
}) => {
  // The server fetches MJML when it is first asked for.
  test.slow();
  const { editor } = await openMail('anna', 'MJML', mail(section(heading('Before'))));
  await chooseOption(page, 'Import code…');
  const apply = page.getByRole('button', { name: 'Replace email' });
  await pasteCode(code(page), SOURCE.replace('See the coats</mj-button>', 'See the coats'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not imported. Your code is still here.', { timeout: 30_000 });
  await expect(alert).toContainText('Line 13: mj-button is never closed.');
  await expect(code(page)).toContainText('Autumn offer');
  await expect(apply).toBeDisabled();

  const buffer = Buffer.from(SOURCE);
  await page.locator('input[type="file"]').setInputFiles({ name: 'autumn.mjml', mimeType: 'text/plain', buffer });
  await expect(page.getByText('MJML. Importing it replaces the email')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The pre-header is imported too: “Coats for cold days”')).toBeVisible();
  for (const said of [
    'Line 8: mj-include includes the file “./header.mjml”, which is missing. Choose it together with the email, or put both into a .zip.',
    'Line 9: mj-section has no attribute shade',
    'Line 17: mj-magic is not an MJML tag.',
  ]) {
    await expect(report(page).getByText(said)).toBeVisible();
  }
  for (const name of ['1 part dropped', '1 placeholder', '1 part kept as HTML', '3 parts as blocks']) {
    await expect(report(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(preview(page).getByText('Autumn offer')).toHaveCSS('font-size', '24px');
  await expect(preview(page).getByText('now 49.00')).toHaveCSS('color', 'rgb(4, 120, 87)');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'import-mjml');

  const missing = report(page).getByText('which is missing');
  const header = '<mj-section><mj-column>\n<mj-text>From the header</mj-text></mj-column></mj-section>';
  const both = [
    { name: 'header.mjml', mimeType: 'text/plain', buffer: Buffer.from(header) },
    { name: 'autumn.mjml', mimeType: 'text/plain', buffer },
  ];
  await page.locator('input[type="file"]').setInputFiles(both);
  await expect(preview(page).getByText('From the header')).toBeVisible({ timeout: 30_000 });
  await expect(missing).toHaveCount(0);
  await expect(report(page).getByText('Line 9: mj-section has no attribute shade')).toBeVisible();

  await apply.click();
  await expect(page.getByText('Code has been imported')).toBeVisible();
  await expect(editor.mail.getByText('Autumn offer')).toHaveCSS('color', 'rgb(185, 28, 28)');
  await expect(editor.mail.locator('[data-mw-label="Not supported, will not be sent: mj-magic"]')).toBeVisible();
  await takeScreenshots(page, 'import-mjml-canvas');
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(editor.mail.getByText('Before')).toBeVisible();
  await expect(editor.mail.getByText('Autumn offer')).toHaveCount(0);
});

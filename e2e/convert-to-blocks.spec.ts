import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { FOREIGN_MAIL } from './support/foreign-mail.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('anna');
  await page.route(/\.invalid\//, (route) => route.abort());
});

test('an imported mail becomes blocks in one step, seen beside what it was, and undo brings back its bytes', async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const whole = { formatVersion: 1, nodes: [node('html', { source: FOREIGN_MAIL })] };
  const id = await createTemplate(api, 'Imported', whole);
  const editor = editorPage(page);
  await editor.open(id);

  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Convert to blocks…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert to blocks' });
  const report = dialog.getByRole('region', { name: 'Report' });
  await expect(report.getByText(/\d+ of \d+ parts became blocks/)).toBeVisible();
  await expect(report.getByRole('heading', { name: /kept as HTML/ })).toBeVisible();
  await expect(dialog.frameLocator('iframe[title="Original"]').locator('td.title')).toBeVisible();
  await expect(dialog.frameLocator('iframe[title="Converted to blocks"]').getByText('Café news for')).toBeVisible();
  await expect(dialog.getByRole('status').getByText('The look differs from the original:')).toBeVisible();
  await expect(dialog.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await dialog.getByText('Phone', { exact: true }).click();
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.mail.locator('td.title')).toBeVisible();

  // Where a person looks for blocks, the way to them comes first.
  const note = page.getByRole('note').filter({ hasText: 'Convert it to blocks first' });
  await page.locator('[data-tile="button"]').press('Enter');
  await expect(
    page.getByText('You cannot add blocks to imported code. Convert the email to blocks first.'),
  ).toBeVisible();
  await note.getByRole('button', { name: 'Convert to blocks…' }).click();
  await expect(dialog.getByText('The title becomes the subject: “Spring & sale”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.mail.locator('[data-mw-kind="section"]').first()).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(editor.mail.getByText('Café news for')).toBeVisible();
  await expect(editor.mail.getByText('Written between rows')).toBeVisible();
  await editor.save();
  await expect.poll(async () => (await readTemplate(api, id)).subject).toBe('Spring & sale');
  const saved = JSON.stringify((await readTemplate(api, id)).components);
  for (const word of ['https://shop.invalid/?a=1&b=2', 'Buy beans', 'https://images.invalid/hero.png', '%%id%%']) {
    expect(saved).toContain(word);
  }

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(editor.mail.locator('td.title')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await readTemplate(api, id)).html).toBe(FOREIGN_MAIL);
  await expect.poll(async () => (await readTemplate(api, id)).subject).toBe('');
});

test('a block of code among others becomes blocks in its place, and what is not recognised stays', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const form = "<form action='https://a.invalid'><input  name=q></form>";
  const source = `<style>p{color:#aa0000}</style><table width="100%"><tr><td><h2>Inner title</h2><p>Inner words</p></td></tr></table>${form}`;
  const components = mail(section(heading('Before'), node('html', { source }), heading('After')));
  const id = await createTemplate(api, 'Block of code', components);
  const before = await readTemplate(api, id);
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Inner words'));
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Convert to blocks…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert to blocks' });
  await expect(dialog.getByRole('region', { name: 'Report' }).getByText('Form', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();

  await expect(editor.mail.getByRole('heading', { name: 'Inner title', level: 2 })).toBeVisible();
  await expect(editor.mail.getByText('Inner words')).toHaveCSS('color', 'rgb(170, 0, 0)');
  await editor.save();
  const { components: saved } = await readTemplate(api, id);
  const text = JSON.stringify(saved);
  expect(text).toContain(JSON.stringify(form).slice(1, -1));
  expect(text.indexOf('Before')).toBeLessThan(text.indexOf('Inner title'));
  expect(text.indexOf('Inner words')).toBeLessThan(text.indexOf('After'));
  await page.keyboard.press('Control+z');
  await expect(editor.mail.locator('style, table h2').first()).toBeAttached();
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await readTemplate(api, id)).html).toBe(before.html);
  const undone = await readTemplate(api, id);
  expect(JSON.stringify(undone.components)).toContain(JSON.stringify({ source }).slice(1, -1));
  expect(undone.html).toContain(source.slice(source.indexOf('</style>') + '</style>'.length));
});

test('two mails are called the same only when both were measured, and measuring can be stopped', async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const rows = ['Sow peas and beans', 'Cover them at night', 'Harvest in July']
    .map((words) => `<tr><td style="padding:10px 20px;font:16px/24px Arial;color:#123456">${words}</td></tr>`)
    .join('');
  const html = (more: string) =>
    `<!doctype html><html><body style="margin:0;background:#ffffff"><table width="600" align="center" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%;margin:0 auto">${rows}${more}</table></body></html>`;
  const editor = editorPage(page);
  const dialog = page.getByRole('dialog', { name: 'Convert to blocks' });
  const openOn = async (source: string) => {
    const whole = { formatVersion: 1, nodes: [node('html', { source })] };
    await editor.open(await createTemplate(api, 'Measured', whole));
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Convert to blocks…' }).click();
  };
  await openOn(html(''));
  await expect(dialog.getByText('Same content and look, measured at desktop and phone width.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // A picture that never comes keeps both mails from being measured.
  await page.route('**/slow.png', () => undefined);
  await openOn(html('<tr><td><img src="https://images.example/slow.png" alt="Slow"></td></tr>'));
  await dialog.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(dialog.getByText('The look was not compared.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Convert', exact: true })).toBeEnabled();
});

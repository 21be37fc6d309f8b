import { expect, type Page } from '@playwright/test';
import { pasteCode } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, type StoredNode, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

/** Fails the test as soon as anything in the page or the mail runs a script that asks for attention. */
function forbidDialogs(page: Page): void {
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('an unknown block and a broken node are said, shown, and saved as they came', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const unknown = node('hologram', { depth: 3, layers: ['a', 'b'] });
  const broken = { id: 'broken-1', type: 'button', props: 'not an object', extra: [1, { two: 3 }] };
  const id = await createTemplate(api, 'Strange parts', mail(section(heading('Known'), unknown, broken)));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByRole('alert')).toContainText('2 parts of this email could not be read');
  await expect(editor.mail.locator('[data-mw-label]')).toHaveCount(2);

  await editor.retype('Known', 'Changed');
  await editor.save();
  const stored = JSON.stringify((await readTemplate(api, id)).components);
  expect(stored).toContain('"Changed"');
  expect(stored).toContain(JSON.stringify(unknown.props));
  expect(stored).toContain(JSON.stringify(broken.props));
  expect(stored).toContain(JSON.stringify(broken.extra));
});

test('a mail of 5,000 nodes opens, is edited and saved', { tag: '@deep' }, async ({ page, apiAs }) => {
  test.slow();
  const api = await apiAs('anna');
  const rows = Array.from({ length: 1250 }, (_, index) =>
    section(heading(`Row ${index}`), node('divider', dividerProps)),
  );
  const id = await createTemplate(api, 'Five thousand', mail(...rows));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.retype('Row 0', 'First row');
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).toContain('First row');
  expect(html).toContain('Row 1249');
});

const dividerProps = { thickness: 1, lineStyle: 'solid', color: '#d5d8dd', width: 100 };

test('a nest of 60 levels opens and is kept', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  let nest: StoredNode = heading('At the bottom');
  for (let level = 0; level < 30; level += 1) nest = section(nest);
  const id = await createTemplate(api, 'Deep nest', mail(section(heading('On top')), nest));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await editor.retype('On top', 'Still on top');
  await editor.save();
  expect(JSON.stringify((await readTemplate(api, id)).components)).toContain('At the bottom');
});

test('scripts and quotes in a text stay text, on the canvas and in the mail', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  forbidDialogs(page);
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Sharp text', mail(section(heading('Plain'))));
  const editor = editorPage(page);
  await editor.open(id);
  const text = `</h1><script>alert('1')</script><img src=x onerror=alert(2)> "quoted" & 'single'`;
  await editor.retype('Plain', text);
  await editor.save();
  await expect(editor.mail.locator('script, img')).toHaveCount(0);
  const { html } = await readTemplate(api, id);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;');
});

test('an image address that could run is refused with the sentence, one with spaces is encoded', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  forbidDialogs(page);
  const api = await apiAs('anna');
  const link = { href: 'javascript:alert(3)', target: '_self', title: '' };
  const image = { src: 'javascript:alert(1)', alt: 'Old', decorative: false, link, width: 0, naturalWidth: 0 };
  const id = await createTemplate(api, 'Sharp image', mail(section(node('image', image))));
  const editor = editorPage(page);
  await editor.open(id);
  await page.getByLabel('Canvas', { exact: true }).press('ArrowDown');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Image address' });
  await expect(page.getByText('Invalid URL. Please enter a valid web address.').first()).toBeVisible();

  await address.fill('data:image/png;base64,AAAA');
  await address.blur();
  await expect(page.getByText('Invalid URL. Please enter a valid web address.').first()).toBeVisible();
  await address.fill('https://pictures.example/my photo.png');
  await address.blur();
  await expect(address).toHaveValue('https://pictures.example/my%20photo.png');
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).not.toContain('javascript:');
  expect(html).toContain('https://pictures.example/my%20photo.png');
});

test('base64 content is refused with the sentence and the line, and the work stays', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Inline image', mail(section(heading('Stays'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Stays'));
  await page.locator('[data-tile="html"]').click();
  await page.getByRole('button', { name: 'Edit code…' }).click();
  await pasteCode(
    page.getByLabel('HTML', { exact: true }),
    '<p>one</p>\n<img src="data:image/png;base64,iVBORw0KGgo=">',
  );
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/Base64 encoded content is not allowed in the template\..* Lines? \d+/)).toBeVisible();
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
});

test('a template that does not exist leads home with a toast, one that fails to load says so', async ({ page }) => {
  await page.goto('/edit/nothing-here');
  await expect(page.getByText('Template not found')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.route('**/api/v2/usertemplate/broken', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/edit/broken');
  await expect(page.getByText('There was an error loading your template!')).toBeVisible();
});

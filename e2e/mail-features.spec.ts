import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { chooseOption } from './support/code-editor.ts';
import { heading, mail, node, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const link = { href: 'https://a.example/', target: '_blank', title: '' };
const button = () =>
  node('button', {
    label: 'Buy now',
    link,
    fullWidth: false,
    paddingX: 24,
    paddingY: 12,
    iconEnable: false,
    iconSrc: '',
    iconAlign: 'left',
    iconSize: 32,
    iconIndent: 8,
  });

test('stripe, twin for phones, colors under the pointer, class and web font are set, kept, exported and undone', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  test.slow();
  await page.route('**/api/v2/auth/credentials', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dnd_mode: 'advanced' } });
  });
  const fonts: string[] = [];
  await page.route('https://fonts.googleapis.com/**', async (route) => {
    fonts.push(route.request().url());
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  const { api, id, editor } = await openMail('anna', 'Features', mail(section(heading('Title'), button())));
  // On a busy machine a page is gone before its copy of what was just saved is.
  const found = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await page.addLocatorHandler(found, () => found.getByRole('button', { name: 'Use the saved version' }).click());
  const styles = page.getByRole('tabpanel', { name: 'Styles' });
  await editor.click(editor.mail.getByText('Title'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  await styles.getByRole('combobox', { name: 'Hide element' }).selectOption('Desktop and tablet');
  const cssClass = styles.getByRole('textbox', { name: 'CSS class' });
  await cssClass.fill('mw-1');
  await expect(styles.getByText('not starting with mw-')).toBeVisible();
  await cssClass.fill('.hero');
  await cssClass.press('Enter');
  // Hidden from readers at this width, faint and in reach for the author.
  const title = editor.mail.getByText('Title');
  await expect(title).toBeVisible();
  await expect(editor.mail.locator('td').filter({ has: title }).last()).toHaveCSS('opacity', '0.4');

  await editor.click(editor.mail.getByText('Buy now'));
  const hover = styles.locator('[data-group="styles/hover"]').getByRole('textbox', { name: 'Background color' });
  await hover.fill('#b3261e');
  await hover.blur();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem').filter({ hasText: 'Section' }).click();
  await styles.getByRole('switch', { name: 'Background to the window edges' }).check();
  await takeScreenshots(page, 'mail-features');

  await editor.save();
  await page.reload();
  await editor.ready();
  await expect(editor.mail.locator('td').filter({ has: title }).last()).toHaveCSS('opacity', '0.4');

  // What was selected before the reload may be selected again: the menu is there either way.
  await chooseOption(page, 'General settings…');
  const dialog = page.getByRole('dialog', { name: 'General settings' });
  await dialog.getByRole('tab', { name: 'Fonts and head' }).click();
  await dialog.getByRole('combobox', { name: 'Add a font…' }).selectOption('Lato');
  await expect(dialog.getByRole('button', { name: 'Remove Lato' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Custom head code' }).fill('<script>alert(1)</script>');
  await expect(dialog.getByText(/^Line 1 cannot stand/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Custom head code' }).fill('<meta name="author" content="Acme">');
  await dialog.getByRole('textbox', { name: 'Discount code' }).fill('SPRING');
  await dialog.getByLabel('Starts').fill('2026-12-01T08:00');
  await dialog.getByLabel('Ends').fill('2026-11-30T08:00');
  await expect(dialog.getByText('The offer ends before it starts.')).toBeVisible();
  await dialog.getByLabel('Ends').fill('2026-12-05T08:00');
  await expect(dialog.getByText('The offer ends before it starts.')).toHaveCount(0);
  await takeScreenshots(page, 'mail-features-head');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('tab', { name: 'Email body' }).click();
  await dialog.getByRole('combobox', { name: 'Heading font' }).selectOption('Lato');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(title).toHaveCSS('font-family', /^"?Lato"?, /);
  expect(fonts).toEqual(['https://fonts.googleapis.com/css2?family=Lato:wght@400;700&display=swap']);

  await editor.save();
  const sent = await (await api.request('GET', `/usertemplate/export/${id}/html`)).text();
  expect(sent).toContain('class="hero"');
  expect(sent).toMatch(/\.\w+:hover\{background-color:#b3261e !important\}/);
  expect(sent).toContain('display:none;mso-hide:all');
  expect(sent).toContain('<link href="https://fonts.googleapis.com/css2?family=Lato');
  expect(sent).toContain('<meta name="author" content="Acme">');
  expect(sent).toContain('"discountCode": "SPRING"');
  expect(sent).toContain('"availabilityStarts": "2026-12-01T08:00:00+00:00"');
  // The mail's column begins within the section's own cell.
  expect(sent).toMatch(/<div><table[^>]*><tr><td bgcolor="#ffffff"[^>]*><!--\[if mso\]><table[^>]*width="700"/);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveCSS('font-family', /^Arial/);
  await expect(title).toBeVisible();
});

import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const button = (label: string, href: string) =>
  node('button', { label, link: { href, target: '_self', title: '' }, fullWidth: false, paddingX: 24, paddingY: 12 });

test('all links are listed, edited in place and get parameters, which stand in the saved mail; each edit is one step', async ({
  page,
  openMail,
  apiAs,
}) => {
  const code = node('html', { source: '<p><a href="https://code.example/a">From code</a></p>' });
  const parts = [button('Shop', 'https://shop.example/#top'), button('Soon', '#'), code];
  const { editor, id } = await openMail('anna', 'Links', mail(section(heading('Title')), section(...parts)));
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Links and tracking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Links' });
  const rows = dialog.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('From code');
  await expect(rows.nth(1)).toContainText('# is a placeholder');
  await dialog.getByText('Problems (1)').click();
  await expect(rows).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Address of Soon' }).fill('soon.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No links found')).toBeVisible();
  await dialog.getByText('All (3)').click();
  await expect(dialog.getByRole('textbox', { name: 'Address of Soon' })).toHaveValue('http://soon.example');

  await dialog.getByRole('button', { name: 'Add parameter' }).click();
  await dialog.getByRole('textbox', { name: 'Value of utm_source' }).fill('spring {{ firstName }}');
  await page.keyboard.press('Enter');
  const sent = 'https://shop.example/?utm_source=spring%20{{ firstName }}#top';
  await expect(rows.nth(0)).toContainText(`Sent as ${sent}`);
  await expect(rows.nth(2)).not.toContainText('Sent as');
  await dialog.getByRole('combobox', { name: 'Tracking of Soon' }).selectOption('No parameters');
  await expect(rows.nth(1)).not.toContainText('Sent as');
  await expectNoSeriousAxe(page);
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/links.png' });

  // What is pressed leads to the element on the canvas.
  await dialog.getByRole('button', { name: 'Show Shop in the email' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByPlaceholder('https://')).toHaveValue('https://shop.example/#top');

  await editor.save();
  const api = await apiAs('anna');
  const { html } = await readTemplate(api, id);
  expect(html).toContain(`href="${sent}"`);
  expect(html).toContain('href="http://soon.example"');
  expect(html).toContain('href="https://code.example/a"');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  await editor.save();
  const undone = await readTemplate(api, id);
  expect(undone.html).toContain('href="https://shop.example/#top"');
  expect(undone.html).toContain('href="http://soon.example"');
  await undo.click();
  await expect(editor.mail.locator('a[href="#"]').first()).toBeAttached();
});

test('a default of one’s own is kept in the settings, and new mails begin with it', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('ben');
  await page.goto('/settings');
  const group = page.getByRole('group', { name: 'Tracking parameters' });
  await group.getByRole('button', { name: 'Add parameter' }).click();
  await group.getByRole('textbox', { name: 'Value of utm_source' }).fill('news');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/usersettings') && answer.ok());
  await page.keyboard.press('Enter');
  await kept;
  await page.reload();
  await expect(group.getByRole('textbox', { name: 'Value of utm_source' })).toHaveValue('news');
  const api = await apiAs('ben');
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'New' });
  const { components } = await readTemplate(api, templateId);
  expect(components).toMatchObject({ settings: { tracking: { parameters: [{ name: 'utm_source', value: 'news' }] } } });
});

import { expect } from '@playwright/test';
import { createModule, linkedTo } from './support/linked-module.ts';
import { heading, mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test('a version of a footer without its link to unsubscribe is taken only by a person who was told', async ({
  page,
  apiAs,
  openMail,
}) => {
  const anna = await apiAs('anna');
  const marks = [{ type: 'link', attrs: { href: '{{ unsubscribe }}' } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Unsubscribe', marks }] }];
  const footer = section(heading('Until next week'), node('text', { content }));
  const module = await createModule(anna, 'Footer', footer);
  const { editor } = await openMail('anna', 'Owes a link', mail(section(heading('Title')), linkedTo(module, footer)));
  await anna.json('PUT', `/customblocks/${module.id}`, { components: [section(heading('Until next month'))] });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('“Footer” has a newer version.')).toBeVisible();
  const title = editor.mail.getByRole('heading', { name: /^Until/ });
  const dialog = page.getByRole('dialog', { name: 'Update linked modules' });

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This update takes out of the email');
  await expect(dialog.getByRole('alert')).toContainText('unsubscribe');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveText('Until next week');

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await dialog.getByRole('button', { name: 'Update anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveText('Until next month');
  await expect(editor.mail.getByText('Unsubscribe')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo: Update linked module' }).click();
  await expect(title).toHaveText('Until next week');
  await expect(editor.mail.getByText('Unsubscribe')).toBeVisible();
});

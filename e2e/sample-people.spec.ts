import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

/** A greeting as authors write it, the field a pill. */
const greeting = node('text', {
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Hello ' },
        { type: 'mergeField', attrs: { name: 'firstName' } },
        { type: 'text', text: ', welcome' },
      ],
    },
  ],
});

test('the preview is for one of the sample people, and the matrix marks what breaks', async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'For everybody', mail(section(greeting)));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(editor.mail.getByText('Hello Maria, welcome')).toBeVisible();
  const person = page.getByRole('combobox', { name: 'Preview for' });
  await person.selectOption('Umlauts');
  await expect(editor.mail.getByText('Hello Jörg, welcome')).toBeVisible();
  await page.getByRole('button', { name: 'Next person' }).press('Enter');
  await expect(editor.mail.getByText('Hello Sam, welcome')).toBeVisible();
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/preview-person.png' });

  await page.getByRole('button', { name: 'Compare all people' }).click();
  const matrix = page.getByRole('dialog', { name: 'The email for every sample person' });
  const row = (name: string) => matrix.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Missing fields')).toContainText('A field is empty here: “Hello ,”');
  await expect(row('Long name').frameLocator('iframe').first().getByText('Hello Maximiliane-Alexandra')).toBeVisible();
  await expect(row('Long name')).toContainText('Nothing stands out');
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/people-matrix.png' });
  await page.keyboard.press('Escape');
  await expect(matrix).toHaveCount(0);
});

test('people are pasted from a table, and a test email is made for one of them', async ({
  page,
  context,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'For Zoë', mail(section(greeting)));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Edit sample people' }).click();
  const people = page.getByRole('dialog', { name: 'Sample people' });
  await expectNoSeriousAxe(page);
  await people.getByRole('button', { name: 'Paste CSV or JSON' }).click();
  await people.getByLabel('CSV or JSON').fill('firstName,city\n"Open');
  await people.getByRole('button', { name: 'Add these people' }).click();
  await expect(people).toContainText('a quotation mark in it is not closed');
  await people.getByLabel('CSV or JSON').fill('firstName,city\nZoë,Basel');
  await people.getByRole('button', { name: 'Add these people' }).click();
  await expect(people.getByRole('textbox', { name: 'Person' })).toHaveValue('Zoë');
  await people.getByRole('textbox', { name: 'Person' }).fill('From a table');
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/sample-people.png' });
  await people.getByRole('button', { name: 'Save people' }).click();
  await expect(people).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Preview for' }).selectOption('From a table');
  await expect(editor.mail.getByText('Hello Zoë, welcome')).toBeVisible();

  await page.getByRole('button', { name: 'Exit preview' }).click();
  await page.getByRole('button', { name: 'Send test email' }).click();
  const sending = page.getByRole('dialog', { name: 'Send test email' });
  await expect(sending.getByLabel('Made for')).toHaveValue(/.+/);
  await sending.getByRole('textbox', { name: /^To/ }).fill('carla@acme.example');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect((await opened).frameLocator('iframe').getByText('Hello Zoë, welcome')).toBeVisible();
});

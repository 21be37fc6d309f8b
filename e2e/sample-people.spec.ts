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

/** A line for each thing in the cart; a word as wide as what somebody bought. */
const cart = {
  ...node('text', {
    content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'cart.name' } }] }],
  }),
  repeat: { list: 'cart' },
};

const offer = {
  ...node('text', { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Go premium' }] }] }),
  condition: { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] },
};

/** Stays as wide as it is, for those who get it. */
const table = {
  ...node('html', { source: '<table style="width:700px"><tr><td>A wide table, {{ nickname }}</td></tr></table>' }),
  condition: { match: 'all', tests: [{ field: 'firstName', operator: 'is', value: 'Noah' }] },
};

test('the preview is for one of the sample people, and the matrix marks what breaks', async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'For everybody', mail(section(greeting, cart, offer, table)));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(editor.mail.getByText('Hello Maria, welcome')).toBeVisible();
  const lines = editor.mail.getByText('House blend, 1 kg');
  await expect(lines).toHaveCount(1);
  await expect(editor.mail.getByText('Go premium')).toBeVisible();
  const person = page.getByRole('combobox', { name: 'Preview for' });
  await person.selectOption('Umlauts');
  await expect(editor.mail.getByText('Hello Jörg, welcome')).toBeVisible();
  await page.getByRole('button', { name: 'Next person' }).press('Enter');
  await expect(editor.mail.getByText('Hello Sam, welcome')).toBeVisible();
  await expect(editor.mail.getByText('Go premium')).toBeVisible();
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('Alt+PageUp');
  await expect(editor.mail.getByText('Hello Jörg, welcome')).toBeVisible();
  await expect(editor.mail.getByText('Go premium')).toHaveCount(0);
  await person.selectOption('12 order lines');
  await expect(lines).toHaveCount(3);
  await page.keyboard.press('Alt+PageDown');
  await expect(person.locator('option:checked')).toHaveText('Right to left');
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/preview-person.png' });

  await page.getByRole('button', { name: 'Compare all people' }).click();
  const matrix = page.getByRole('dialog', { name: 'The email for every sample person' });
  const row = (name: string) => matrix.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Missing fields')).toContainText('A field is empty here: “Hello ,”');
  await expect(row('Long name').frameLocator('iframe').first().getByText('Hello Maximiliane-Alexandra')).toBeVisible();
  await expect(row('Long name')).toContainText('No problems found');
  await row('Empty cart').scrollIntoViewIfNeeded();
  await expect(row('Empty cart')).toContainText('Wider than the screen on phones');
  await expect(row('Empty cart')).not.toContainText('on desktops');
  await expect(row('Empty cart')).toContainText('{{ nickname }}');
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/people-matrix.png' });
  await page.keyboard.press('Escape');
  await expect(matrix).toHaveCount(0);
});

test('on a phone the mail is shown for each person, in a bar under it', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { editor } = await openMail('anna', 'On a phone', mail(section(greeting, offer)));
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await page.getByRole('combobox', { name: 'Preview for' }).selectOption('Umlauts');
  await expect(editor.mail.getByText('Hello Jörg, welcome')).toBeVisible();
  await expect(editor.mail.getByText('Go premium')).toHaveCount(0);
  await expectNoSeriousAxe(page);
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/preview-person-phone.png' });
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(page.getByRole('combobox', { name: 'Preview for' })).toHaveCount(0);
  await expect(editor.mail.getByText('Go premium')).toBeVisible();
});

test('people are pasted from a table, and a test email is made for one of them', { tag: '@deep' }, async ({
  page,
  context,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'For Zoë', mail(section(greeting, cart)));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Edit sample people' }).click();
  const people = page.getByRole('dialog', { name: 'Sample people' });
  await expectNoSeriousAxe(page);
  const lists = people.getByLabel('Lists (JSON)');
  await lists.fill('{"cart": [');
  await people.getByRole('button', { name: 'Umlauts' }).click();
  await expect(lists).not.toHaveValue('{"cart": [');
  await expect(people.getByRole('button', { name: 'Save people' })).toBeDisabled();
  await people.getByRole('button', { name: /^Long name.*cannot be saved/ }).click();
  await expect(lists).toHaveValue('{"cart": [');
  await lists.fill('{"cart": []}');
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
  await sending.getByLabel('Made for').selectOption('Tags, as a sending system reads them');
  await expect(sending).toContainText('Tags stand in the test email instead of values');
  await sending.getByRole('combobox', { name: 'Sending system' }).click();
  await page.getByRole('option', { name: 'Mailchimp' }).click();
  await expect(sending.getByRole('button', { name: /cannot repeat/ })).toBeVisible();
  await expectNoSeriousAxe(page);
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/test-mail-tags.png' });
  await sending.getByLabel('Made for').selectOption('From a table');
  await sending.getByRole('textbox', { name: /^To/ }).fill('carla@acme.example');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect((await opened).frameLocator('iframe').getByText('Hello Zoë, welcome')).toBeVisible();
});

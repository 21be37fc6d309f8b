import { expect, type Page } from '@playwright/test';
import { button, mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { test } from './support/test.ts';

const MAIL = mailOf(section('s', [text('t', 'Some words'), button('b', 'Go')]));

/** Each kind of link: what is filled in, by label, and the address it makes. */
const LINKS: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['Web page', { Link: 'shop.example/sale' }, 'http://shop.example/sale'],
  [
    'Email',
    { Link: 'anna@shop.example', Subject: 'A question', Text: 'Hello there' },
    'mailto:anna@shop.example?subject=A%20question&body=Hello%20there',
  ],
  ['Place in this mail', { Link: 'prices' }, '#prices'],
  ['Phone call', { Link: '+49 (30) 123-456' }, 'tel:+4930123456'],
  ['SMS', { Link: '+4930123456' }, 'sms:+4930123456'],
  ['Skype', { Link: 'live:anna' }, 'skype:live:anna?chat'],
  ['Viber', { Link: '+4930123456' }, 'viber://chat?number=%2B4930123456'],
  ['File', { Link: 'https://files.example/terms.pdf' }, 'https://files.example/terms.pdf'],
];

async function openText(page: Page, id: string) {
  const editor = editorPage(page);
  await editor.click(editor.mail.locator(`[data-mw-id="${id}"]`));
  await page.keyboard.press('Enter');
  const open = editor.mail.locator('[contenteditable="true"]');
  await expect(open).toBeFocused();
  return { ...editor, text: open, node: editor.mail.locator(`[data-mw-id="${id}"]`) };
}

let templateId = '';

test.beforeEach(async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  templateId = await storeMail(await apiAs('anna'), MAIL);
  await editorPage(page).open(templateId);
});

test('a button leads to every kind of link', async ({ page }) => {
  const editor = editorPage(page);
  const link = editor.mail.locator('[data-mw-id="b"] a');
  await editor.click(link);
  const settings = page.getByRole('tabpanel', { name: 'Settings' });
  await settings.getByLabel('Kind of link').selectOption('Phone call');
  await settings.getByLabel('Link', { exact: true }).focus();
  await expect(settings.getByLabel('Kind of link')).toHaveValue('phone');
  for (const [kind, inputs, address] of LINKS) {
    await settings.getByLabel('Kind of link').selectOption(kind);
    for (const [label, value] of Object.entries(inputs)) await settings.getByLabel(label, { exact: true }).fill(value);
    await expect(link).toHaveAttribute('href', address);
  }
  await settings.getByLabel('Kind of link').selectOption('Tag');
  for (const [tag, address] of [
    ['Email address of the recipient', 'mailto:{{ email }}'],
    ['Unsubscribe profile', '{{ unsubscribe_profile }}'],
    ['Unsubscribe', '{{ unsubscribe }}'],
  ] as const) {
    await settings.getByLabel('Link', { exact: true }).selectOption(tag);
    await expect(link).toHaveAttribute('href', address);
  }
  await settings.getByLabel('Open in a new window').check();
  await settings.getByLabel('Title', { exact: true }).fill('Leave the list');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('title', 'Leave the list');
});

test('a link that cannot be used says why, and the old one stays', async ({ page }) => {
  const editor = editorPage(page);
  const link = editor.mail.locator('[data-mw-id="b"] a');
  await editor.click(link);
  const settings = page.getByRole('tabpanel', { name: 'Settings' });
  const address = settings.getByLabel('Link', { exact: true });
  await address.fill('https://shop.example/');
  await address.fill('javascript:alert(1)');
  await address.blur();
  await expect(settings.getByText('Invalid URL. Please enter a valid web address.')).toBeVisible();
  await settings.getByLabel('Kind of link').selectOption('Email');
  await address.fill('anna');
  await address.blur();
  await expect(settings.getByText('Please enter valid email')).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://shop.example/');
});

test('words lead to every kind of link', async ({ page }) => {
  const { text } = await openText(page, 't');
  const link = text.locator('a');
  for (const [kind, inputs, address] of LINKS) {
    await page.keyboard.press('ControlOrMeta+k');
    const form = page.getByRole('dialog', { name: 'Link' });
    await form.getByLabel('Kind of link').selectOption(kind);
    for (const [label, value] of Object.entries(inputs)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(link).toHaveAttribute('href', address);
    await expect(text).toBeFocused();
  }
  await expect(link).toHaveText('Some words');
  await page.keyboard.press('ControlOrMeta+k');
  const form = page.getByRole('dialog', { name: 'Link' });
  await expect(form.getByLabel('Kind of link')).toHaveValue('web');
  await form.getByLabel('Kind of link').selectOption('Tag');
  await form.getByLabel('Link', { exact: true }).selectOption('Unsubscribe');
  await form.getByLabel('Open in a new window').check();
  await form.getByLabel('Title', { exact: true }).fill('Leave the list');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', '{{ unsubscribe }}');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('title', 'Leave the list');
});

import { expect } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { chooseLinkKind } from './support/link-kind.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const NO_LINK = { href: '', target: '_self', title: '' };

test('a block gets a name that links lead to, and a link is offered it', { tag: '@deep' }, async ({
  page,
  apiAs,
  signInAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const button = node('button', { label: 'Prices', link: NO_LINK, fullWidth: false, paddingX: 24, paddingY: 12 });
  const id = await createTemplate(api, 'Anchors', mail(section(heading('Price list')), section(button)));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByRole('heading'));
  const name = page.getByLabel('Anchor name');
  await name.fill('two words');
  await expect(page.getByText('Use up to 64 letters, digits, -, _ and .')).toBeVisible();
  await name.fill('#prices');
  await expect(name).toHaveValue('prices');
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/anchor.png' });
  await name.press('Enter');
  await expect(editor.mail.locator('#prices')).toContainText('Price list');

  await editor.click(editor.mail.getByText('Prices', { exact: true }));
  await chooseLinkKind(page.locator('aside[data-side="right"]'), 'Anchor in this email');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'prices');
  const to = page.getByPlaceholder('#prices');
  await to.fill('prices');
  await to.blur();
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).toContain(' id="prices"');
  expect(html).toContain('href="#prices"');
});

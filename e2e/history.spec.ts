import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test('the history lists every step by name, and a click or Enter goes to any of them', async ({
  page,
  apiAs,
  signInAs,
}) => {
  await signInAs('anna');
  const id = await createTemplate(await apiAs('anna'), 'History', mail(section(heading('One'))));
  const editor = editorPage(page);
  const headings = editor.mail.locator('h1');
  await editor.open(id);
  await editor.click(editor.mail.getByText('One'));
  for (let copies = 0; copies < 3; copies += 1) await page.keyboard.press('ControlOrMeta+d');
  await page.keyboard.press('Delete');
  await expect(headings).toHaveCount(3);

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const steps = page.getByRole('listbox', { name: 'Steps, newest first' }).getByRole('option');
  await expect(steps).toHaveText([
    /^Delete Heading: “One”Current\d+:\d\d/,
    /^Duplicate Heading: “One”/,
    /^Duplicate Heading: “One”/,
    /^Duplicate Heading: “One”/,
    /^Open/,
  ]);
  await expect(steps.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(steps.nth(0)).toContainText('Current');
  await expectNoSeriousAxe(page);

  await steps.nth(3).click();
  await expect(headings).toHaveCount(2);
  await expect(steps.nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(steps).toHaveCount(5);

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(headings).toHaveCount(4);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(headings).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(headings).toHaveCount(2);
});

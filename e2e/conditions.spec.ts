import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const panel = (page: Page) => page.locator('aside[data-side="right"]');
const marks = (page: Page) => page.locator('[data-condition-mark]');

test('a section is shown to some readers and a copy otherwise: on the canvas and in the layers', async ({
  page,
  openMail,
}) => {
  const { editor } = await openMail(
    'anna',
    'Conditions',
    mail(section(heading('Hello Zoe')), section(heading('For all'))),
  );
  await editor.click(editor.mail.getByText('Hello Zoe'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Display condition' }).click();
  await expect(panel(page).getByText('Everyone sees this.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Add condition' }).click();
  const field = panel(page).getByRole('combobox', { name: 'Field' });
  await field.fill('first{Name');
  await expect(panel(page).getByText('Use letters, numbers')).toBeVisible();
  await field.fill('firstName');
  await panel(page).getByRole('combobox', { name: 'Comparison' }).selectOption('is');
  await panel(page).getByRole('textbox', { name: 'Value' }).fill('Zoe');
  const sentence = 'Shown if firstName is “Zoe”';
  await expect(panel(page).getByText(sentence)).toBeVisible();
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toHaveAccessibleName(sentence);

  await panel(page).getByRole('button', { name: 'Otherwise show a copy' }).click();
  await expect(editor.mail.getByText('Hello Zoe')).toHaveCount(2);
  await expect(marks(page)).toHaveCount(2);
  await expect(marks(page).nth(1)).toHaveAccessibleName('Shown otherwise');
  await expect(panel(page).getByText('Only people who do not see the one before it see this.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(marks(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(marks(page)).toHaveCount(2);
  await editor.doubleClick(editor.mail.getByText('Hello Zoe').nth(1));
  await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hello you');
  await page.keyboard.press('Escape');
  await editor.save();

  await page.reload();
  await editor.ready();
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(page.getByRole('tree', { name: 'Layers' }).getByRole('img', { name: sentence })).toBeVisible();
  await marks(page).first().click();
  await expect(panel(page).getByRole('textbox', { name: 'Value' })).toHaveValue('Zoe');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'conditions');
});

test('what is repeated over a list says so, and a list that cannot be one is refused', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'Order', mail(section(heading('Your order'))));
  await editor.click(editor.mail.getByText('Your order'));
  await panel(page).getByRole('button', { name: 'Repeat', exact: true }).click();
  const list = panel(page).getByLabel('List', { exact: true });
  await list.fill('{{items');
  await list.press('Enter');
  await expect(panel(page).getByText('Use letters, numbers')).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  await list.fill('items');
  await list.press('Enter');
  await expect(marks(page)).toHaveAccessibleName('Once for each entry of items');
  await takeScreenshots(page, 'repeat');
  await panel(page).getByRole('button', { name: 'Show once' }).click();
  await expect(marks(page)).toHaveCount(0);
});

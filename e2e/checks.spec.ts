import { expect } from '@playwright/test';
import { heading, mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const LINK = { href: '', target: '_self', title: '' };
const button = () => node('button', { label: 'Go', link: LINK, fullWidth: false, paddingX: 24, paddingY: 12 });

test('the mail is checked before it is sent, and a line leads to its block', async ({ page, openMail }) => {
  await openMail('anna', 'Checked', mail(section(heading('Title'), button())));
  await page.getByRole('button', { name: 'Checks' }).click();
  const panel = page.getByRole('dialog', { name: 'Checks' });
  await panel.getByRole('button', { name: /A link has no address/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Button', level: 2 })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await expect(question.getByText('A link has no address')).toBeVisible();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Template is Published' })).toBeVisible();
});

test('a line leads to the field in which it is put right, of the item that it is about', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  const seed = (id: string, label: string, href: string) => ({ id, label, link: { ...LINK, href } });
  const items = [seed('shop', 'Shop', 'https://shop.example/'), seed('help', 'Help', ''), seed('jobs', 'Jobs', '')];
  const menu = node('menu', {
    items,
    paddingY: 10,
    paddingX: 5,
    separator: 'none',
    separatorColor: '#cccccc',
    separatorWidth: 1,
  });
  const { id, editor } = await openMail('anna', 'Menu to mend', mail(section(heading('Title'), menu)));
  const opened = page.locator('[data-item="help"]');
  const address = opened.locator('[data-prop="link"]').getByRole('textbox').first();
  await page.getByRole('button', { name: 'Checks' }).click();
  await page
    .getByRole('dialog', { name: 'Checks' })
    .getByRole('button', { name: /A link has no address/ })
    .click();
  await expect(opened.getByRole('button', { name: 'Help', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(address).toBeFocused();
  await expect(page.locator('[data-item="jobs"] [data-fields]')).toHaveCount(0);

  // The same from the dashboard, with the group of the field closed.
  await page.getByRole('button', { name: 'Content', exact: true }).click();
  await expect(address).toBeHidden();
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Actions for Menu to mend' }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await question.getByRole('button', { name: /A link has no address/ }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}`));
  await editor.ready();
  await expect(address).toBeFocused();
});

test('publishing from the dashboard asks the same as from the editor, and leads to where it is put right', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { id } = await openMail('anna', 'Half done', mail(section(heading('Title'), button())));
  await page.goto('/?status=draft');
  const publish = async () => {
    await page.getByRole('button', { name: 'Actions for Half done' }).click();
    await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  };
  await publish();
  const question = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await expect(question.getByText('A link has no address')).toBeVisible();
  await expect(question.getByText('Button · Go')).toBeVisible();
  await question.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}`));

  await page.goto('/?status=draft');
  await publish();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Template is Published' })).toBeVisible();
});

test('what a machine can put right is put right from the list, as one step that can be undone', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const paragraph = node('text', {
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Small print' }] }],
  });
  const faint = { ...paragraph, style: { color: '#aaaaaa' } };
  const { editor } = await openMail('anna', 'Faint', mail(section(heading('Title'), faint)));
  await page.getByRole('button', { name: 'Checks' }).click();
  const panel = page.getByRole('dialog', { name: 'Checks' });
  const line = panel.getByText('The text is hard to read on its background');
  await expect(line).toBeVisible();
  await panel.getByRole('button', { name: 'Fix: The text is hard to read on its background' }).click();
  await expect(line).toBeHidden();
  await page.keyboard.press('Escape');
  const words = editor.mail.getByText('Small print');
  await expect(words).toHaveCSS('color', 'rgb(115, 115, 115)');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(words).toHaveCSS('color', 'rgb(170, 170, 170)');
});

test('a section gets another layout in one step, and a mail that fits does not move sideways', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'Layouts', mail(section(heading('Title'), button())));
  const sectionLine = page.getByRole('tab', { name: 'Layers' });
  await sectionLine.click();
  await page
    .getByRole('treeitem', { name: /^Section/ })
    .first()
    .click();
  const presets = page.getByRole('complementary', { name: 'Settings' }).or(page.locator('body'));
  await presets.getByRole('button', { name: '3 columns', exact: true }).last().click();
  await expect(editor.mail.locator('[data-mw-kind="column"]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Undo: Change layout' })).toBeVisible();
  await page.getByRole('button', { name: '1 column', exact: true }).last().click();
  await expect(editor.mail.locator('[data-mw-kind="column"]')).toHaveCount(1);
  await expect(editor.mail.getByText('Title')).toBeVisible();

  const scroller = page.locator('[data-fits]');
  await expect(scroller).toHaveCount(1);
  await page.locator('header label').filter({ hasText: 'Mobile' }).click();
  await expect(scroller).toHaveCount(1);
  expect(
    await scroller.evaluate((element) => {
      element.scrollBy(40, 0);
      return getComputedStyle(element).overflowX;
    }),
  ).toBe('hidden');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: 'Exit preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Exit preview' })).toBeHidden();
});

import { blockRegistry } from '@mailwright/blocks';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { type ApiClient, apiClient } from './support/api-client.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { expectPressCloses } from './support/held-press.ts';
import { pasteInto } from './support/paste-event.ts';
import { createTemplate, heading, mail, node, readTemplate, type StoredNode, section } from './support/sample-mail.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const LINK = { href: '', target: '_self', title: '' };
const image = () => node('image', { src: '', alt: '', decorative: false, link: LINK, width: 0, naturalWidth: 0 });

async function chooseOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('the editor mode is switched after a question, saved for the person, and unsaved work is kept over the reload', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  // The browser's own question on reload would mean that the work is not looked after.
  page.on('dialog', (dialog) => {
    throw new Error(`The browser asked: ${dialog.message()}`);
  });
  const id = await createTemplate(await apiAs('anna'), 'Modes', mail(section(heading('Title'), image())));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await page.getByRole('tab', { name: 'Styles' }).click();
  const sections = page.getByRole('tabpanel', { name: 'Styles' }).getByRole('heading', { level: 3 });
  await expect(sections).toHaveText(['Alignment', 'Spacing', 'Background', 'Visibility']);
  await expect(page.getByText('More styles are available in advanced mode')).toBeVisible();
  await page.locator('[data-tile="button"]').press('Enter');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();

  const exporting = page.getByRole('menuitem', { name: 'Export…' });
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(exporting).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseOption(page, 'Switch to advanced mode…');
  const question = page.getByRole('dialog', { name: 'Switch to Advanced mode?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await chooseOption(page, 'Switch to advanced mode…');
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/v2/usersettings'));
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Switch' }).click();
  const request = await saved;
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({ userId: expect.any(String), dnd_mode: 'advanced' });
  // When the browser sent it: this process may hear of it late.
  const since = request.timing().startTime;
  await reloaded;
  expect(Date.now() - since).toBeGreaterThan(900);

  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await page.getByRole('tab', { name: 'Styles' }).click();
  await expect(sections).toHaveText([
    'Alignment',
    'Spacing',
    'Background',
    'Border',
    'Corners',
    'Opacity',
    'Visibility',
    'More',
  ]);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Switch to simple mode…' })).toBeVisible();
  await expect(exporting).toBeVisible();
});

const TRIAL = 'You are currenlty trying out our Premium Features. Your Free Trial ends soon!';

test('the free trial is told in a notice that stays closed; Upgrade Now says who changes plans where there is no page for it', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const paid = await createTemplate(await apiAs('anna'), 'Paid', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(paid);
  await expect(page.getByText(TRIAL)).toHaveCount(0);

  await signInAs('ben');
  const id = await createTemplate(await apiAs('ben'), 'Trial', mail(section(heading('Title'))));
  await editor.open(id);
  const notice = page.getByRole('complementary', { name: 'Free trial' });
  await expect(notice.getByText(TRIAL)).toBeVisible();
  await notice.getByRole('button', { name: 'Upgrade Now' }).click();
  const how = page.getByRole('dialog', { name: 'Change your plan' });
  await expect(how).toContainText('An administrator of this server can change your plan under Settings → People.');
  await page.keyboard.press('Escape');
  await expect(how).toBeHidden();
  await notice.getByRole('button', { name: 'Close notice' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await editor.ready();
  await expect(notice).toBeHidden();
});

test('Upgrade Now opens the subscriptions settings, where locked tiles and the list of stores lead as well', {
  tag: '@deep',
}, async ({ page, context, slot }) => {
  const upgradeUrl = 'https://acme.example/account?tab=subscriptions';
  const server = await slot.seed.startBeside({ env: { UPGRADE_URL: upgradeUrl } });
  try {
    await signIn(page, server.url, 'ben');
    const code = node('qr-code', {
      ...blockRegistry.get('qr-code')?.tiles[0]?.create().props,
      useProductManager: true,
    });
    const id = await createTemplate(await apiClient(server.url, 'ben'), 'Trial', mail(section(heading('Title'), code)));
    await page.goto(`${server.url}/edit/${id}`);
    await editorPage(page).ready();
    await context.route('https://acme.example/**', (route) => route.fulfill({ body: 'Subscriptions' }));
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    const settings = await opened;
    expect(settings.url()).toBe(upgradeUrl);
    await settings.close();
    for (const [tile, name] of [
      ['product', 'Product'],
      ['html', 'Code'],
    ] as const) {
      await page.locator(`[data-tile="${tile}"]`).click({ force: true });
      const locked = page.getByRole('dialog', { name, exact: true });
      await expect(locked.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', upgradeUrl);
      await page.keyboard.press('Escape');
      await expect(locked).toBeHidden();
    }
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('treeitem').filter({ hasText: 'QR code' }).last().click();
    await page.getByRole('button', { name: 'Choose product' }).click();
    const products = page.getByRole('dialog', { name: 'Choose a product' });
    await expect(products.getByText('Your plan does not include products from stores.')).toBeVisible();
    await expect(products.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', upgradeUrl);
    await page.goto(`${server.url}/settings/stores`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', upgradeUrl);
  } finally {
    await server.remove();
  }
});

test('quick template info changes name, description and pre-header once all are valid, with a live count', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { api, id } = await openMail('anna', 'Quick info', mail(section(heading('Title'))));
  await page.getByRole('button', { name: 'Template info…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template info' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const description = dialog.getByRole('textbox', { name: 'Description' });
  const preheader = dialog.getByRole('textbox', { name: 'Pre-header' });
  await expect(name).toBeFocused();
  await expect(save).toBeDisabled();

  await name.fill('');
  await description.focus();
  await expect(dialog.getByText('Please enter name')).toBeVisible();
  await name.fill('Autumn');
  await description.fill('x'.repeat(71));
  await preheader.focus();
  await expect(dialog.getByText(/^70 characters max, cannot contain special chars/)).toBeVisible();
  await expect(save).toBeDisabled();
  await description.fill('For everybody');
  await expect(dialog.getByText('50–100 characters recommended.')).toBeVisible();
  await preheader.fill('y'.repeat(501));
  await expect(dialog.getByText('501 / 500')).toBeVisible();
  await description.focus();
  await expect(dialog.getByText('Max length exceeded')).toBeVisible();
  await expect(save).toBeDisabled();
  await preheader.fill('New colours for the season');
  await expect(dialog.getByText('26 / 500')).toBeVisible();
  await expectNoSeriousAxe(page);
  const subject = dialog.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toHaveAttribute('placeholder', 'Autumn');
  await subject.fill('s'.repeat(256));
  await description.focus();
  await expect(dialog.getByText('256 / 255')).toBeVisible();
  await expect(save).toBeDisabled();
  await subject.fill('It is here: really!');
  await subject.press('Home');
  const openEmoji = dialog.getByRole('button', { name: 'Emoji' }).first();
  const emoji = page.getByRole('dialog', { name: 'Emoji' });
  await openEmoji.click();
  await expect(emoji.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(emoji).toHaveCount(0);
  await expect(subject).toBeFocused();
  await openEmoji.click();
  await emoji.getByRole('combobox').fill('tulip');
  await emoji.getByRole('option').first().click();
  await expect(subject).toHaveValue('🌷It is here: really!');
  await expect(subject).toBeFocused();
  await page.keyboard.type(' ');
  await expect(subject).toHaveValue('🌷 It is here: really!');
  await preheader.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Autumn, rename' })).toBeVisible();
  expect(await api.json('GET', `/usertemplate/${id}`)).toMatchObject({
    name: 'Autumn',
    description: 'For everybody',
    subject: '🌷 It is here: really!',
    preheader: 'New colours for the season',
  });

  await test.step('a bad name is not judged under a pressed Cancel, which stays where it is', async () => {
    await page.getByRole('button', { name: 'Template info…' }).click();
    await name.fill('Sale! 50%');
    await expectPressCloses(dialog, dialog.getByRole('button', { name: 'Cancel' }));
    await page.getByRole('button', { name: 'Template info…' }).click();
    await preheader.fill('y'.repeat(501));
    await expectPressCloses(dialog, dialog.getByRole('button', { name: 'Cancel' }));
    await page.getByRole('button', { name: 'Send test email' }).click();
    const mailing = page.getByRole('dialog', { name: 'Send test email' });
    await mailing.getByRole('textbox', { name: /^To/ }).fill('nobody');
    await expectPressCloses(mailing, mailing.getByRole('button', { name: 'Cancel' }));
  });

  await page.getByRole('button', { name: 'Template info…' }).click();
  await name.fill('Winter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Autumn, rename' })).toBeVisible();
});

test('padding, alignment and font size have values per device, each with a way back of its own', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { api, id, editor } = await openMail('anna', 'Per device', mail(section(heading('Title'))));
  await editor.click(editor.mail.getByText('Title'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  const size = page.getByRole('spinbutton', { name: 'Size' });
  await expect(size).toHaveAttribute('placeholder', '40');
  const alignment = page.getByRole('radiogroup', { name: 'Text alignment' });
  await expect(alignment.getByRole('radio', { name: 'Left' })).toBeChecked();
  await size.fill('36');

  const banner = page.getByRole('note').filter({ hasText: 'Changes apply to' });
  await expect(banner).toHaveCount(0);
  const chip = page.getByRole('button', { name: 'Size: Mobile', exact: true });
  await chip.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Mobile (Windows up to 479 px wide)');
  await chip.click();
  await expect(page.getByRole('radio', { name: 'Mobile' })).toBeChecked();
  await expect(banner).toContainText('Changes apply to mobile');
  await expect(banner).toContainText(
    'Windows up to 479 px wide. Columns stack in windows narrower than 768 px, and look there as on phones.',
  );
  await expect(size).toHaveValue('');
  await expect(size).toHaveAttribute('placeholder', '36');
  await size.fill('24');
  await page.getByRole('spinbutton', { name: 'Padding: Top' }).fill('12');
  await page.getByLabel('Text alignment', { exact: true }).getByText('Center').click({ force: true });
  await expect(editor.mail.getByRole('heading', { name: 'Title' })).toHaveCSS('font-size', '24px');
  await expect(editor.mail.getByRole('heading', { name: 'Title' })).toHaveCSS('text-align', 'center');
  await page.getByTitle('Unsaved changes').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Size: Desktop', exact: true }).click();
  await expect(size).toHaveValue('36');
  await expect(editor.mail.getByRole('heading', { name: 'Title' })).toHaveCSS('font-size', '36px');
  await expect(page.getByRole('button', { name: 'Size: Mobile, set for this device' })).toBeVisible();
  await editor.save();
  expect(await styleOf(api, id, 'heading')).toEqual({
    fontSize: 36,
    phone: { fontSize: 24, paddingTop: 12, paddingRight: 12, paddingBottom: 12, paddingLeft: 12, textAlign: 'center' },
  });

  await page.getByRole('button', { name: 'Size: Mobile, set for this device' }).click();
  await page.getByRole('button', { name: 'Reset Size for Mobile' }).click();
  await expect(size).toHaveAttribute('placeholder', '36');
  await page.getByRole('button', { name: 'Reset Padding for Mobile' }).click();
  await page.getByRole('button', { name: 'Reset Text alignment for Mobile' }).click();
  await page.getByRole('button', { name: 'Size: Desktop', exact: true }).click();
  await expect(size).toHaveValue('36');
  await page.getByRole('button', { name: 'Reset Size', exact: true }).click();
  await expect(size).toHaveAttribute('placeholder', '40');
});

test('several selected blocks show where they differ, and are changed together', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'Several', mail(section(heading('First'), heading('Second'))));
  await editor.click(editor.mail.getByText('First'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  const size = page.getByRole('spinbutton', { name: 'Size' });
  await size.fill('30');
  await page.keyboard.down('Shift');
  await editor.click(editor.mail.getByText('Second'));
  await page.keyboard.up('Shift');
  await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  await page.getByRole('tab', { name: 'Styles' }).click();
  await expect(size).toHaveAttribute('placeholder', 'Mixed');
  await size.fill('22');
  for (const name of ['First', 'Second']) {
    await expect(editor.mail.getByRole('heading', { name })).toHaveCSS('font-size', '22px');
  }
  await page.getByRole('button', { name: 'Reset Size' }).click();
  for (const name of ['First', 'Second']) {
    await expect(editor.mail.getByRole('heading', { name })).toHaveCSS('font-size', '40px');
  }
  await expect(size).toHaveAttribute('placeholder', '40');
});

/** The stored style of the first block of a type. */
async function styleOf(api: ApiClient, id: string, type: string): Promise<unknown> {
  const { components } = await readTemplate(api, id);
  const find = (stored: StoredNode): StoredNode | undefined => {
    const below = (stored.children ?? stored.nodes ?? []) as readonly StoredNode[];
    return stored.type === type ? stored : below.map(find).find((found) => found !== undefined);
  };
  return find(components)?.style;
}

test('the code block is locked without the plan, and says so by click, key, drag and paste', async ({
  page,
  openMail,
}) => {
  const refusal = 'Edit custom code is not enabled in your plan';
  const { editor } = await openMail('ben', 'No code', mail(section(heading('Title'))));
  const tile = page.locator('[data-tile="html"]');
  const toasts = page.getByRole('alert').filter({ hasText: refusal });
  await expect(tile).toHaveAccessibleName('Code Not enabled in your plan');
  await tile.hover();
  await expect(page.getByRole('tooltip')).toContainText('Not enabled in your plan');

  const told = async () => {
    await expect(toasts).toHaveCount(1);
    await toasts.getByRole('button', { name: 'Close' }).click();
    await expect(toasts).toHaveCount(0);
  };
  // It says that it is disabled, and Playwright would wait for it to change its mind.
  const dialog = page.getByRole('dialog', { name: 'Code', exact: true });
  for (const press of [() => tile.click({ force: true }), () => tile.press('Enter')]) {
    await press();
    await expect(dialog).toContainText('Not enabled in your plan');
    await expect(dialog).toContainText(refusal);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tile).toBeFocused();
  }
  await editor.dragTile('html', editor.mail.getByText('Title'), 'below');
  await told();
  await editor.click(editor.mail.getByText('Title'));
  await pasteBlocks(page, [{ type: 'html', props: { source: '<b>Own code</b>' }, style: {} }]);
  await told();
  await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(1);
});

test('code that is in a mail stays there without the plan, but is not edited', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('ben');
  const code = node('html', { source: '<p>Old code</p>' });
  const id = await createTemplate(await apiAs('ben'), 'Old code', mail(section(heading('Title'), code)));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Old code'));
  // From the paragraph in the code to the block.
  await page.keyboard.press('Escape');
  const panel = page.getByRole('tabpanel', { name: 'Settings' });
  await expect(panel.getByText('Edit custom code is not enabled in your plan')).toBeVisible();
  await panel.getByRole('button', { name: 'View code…' }).click();
  await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

/** Pastes what another Mailwright window would have copied. */
async function pasteBlocks(page: Page, nodes: readonly object[]): Promise<void> {
  const data = encodeURIComponent(JSON.stringify({ format: 1, nodes }));
  await pasteInto(page.locator('html'), { 'text/html': `<div data-mailwright-blocks="${data}"></div>` });
}

/** Opens a template as the server describes it to somebody else. */
async function openAs(page: Page, editor: EditorPage, id: string, facts: object): Promise<void> {
  await page.route(`**/api/v2/usertemplate/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...facts } });
  });
  await editor.open(id);
}

test('somebody who may only read gets a header of its own without anything to change', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const id = await createTemplate(await apiAs('anna'), 'Of a colleague', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await openAs(page, editor, id, { isShared: true, isOwner: false, isCollaborator: false, canEdit: false });
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-role', 'reader');
  await expect(header.getByText('View only')).toBeVisible();
  await expect(header.getByText('Of a colleague')).toBeVisible();
  for (const name of [/rename$/, /^Undo/, /^Redo/, 'Save', 'Publish', 'Template info…']) {
    await expect(header.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(header.getByRole('button', { name: 'Preview' })).toBeVisible();
  await page.locator('[data-tile="text"]').press('Enter');
  await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(1);
  await expectNoSeriousAxe(page);
});

test('the owner of a shared template gets another header', { tag: '@deep' }, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const id = await createTemplate(await apiAs('anna'), 'Shared by me', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await openAs(page, editor, id, { isShared: true });
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-role', 'shared-owner');
  await expect(header.getByText('Shared by you')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectNoSeriousAxe(page);
});

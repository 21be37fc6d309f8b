import { hasBase64 } from '@mailwright/contract';
import { expect, type Page } from '@playwright/test';
import { LARGE_MAILS, MALFORMED } from '../packages/island/src/testing/adversarial.ts';
import { chooseOption, discard } from './support/code-editor.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

// A trace photographs a megabyte at every step.
test.use({ trace: 'off', sharesServer: true });

/**
 * One each of those that a parser moves, that no request may carry and that are a document of their own; the deep run
 * takes them all, and so do the laws of the canvas, in a browser, and the unit tests of islands, that edit every one.
 */
const QUICK: ReadonlySet<string> = new Set([
  'foster parenting',
  'NUL and other controls',
  'a document in a document',
  'one line of a megabyte',
]);

const chosen = (mails: typeof MALFORMED) => mails.filter(([name]) => process.env.DEEP || QUICK.has(name));

/** Time for anything at all to be there: what grows with the square of the length would take minutes. */
const SOON = { timeout: 25_000 };

/** Imports a file and returns whether it was accepted; HTML with base64 content must be refused with its message. */
async function importFile(page: Page, source: string): Promise<boolean> {
  await chooseOption(page, 'Import');
  const buffer = Buffer.from(source);
  await page.locator('input[type="file"]').setInputFiles({ name: 'mail.html', mimeType: 'text/html', buffer });
  const accept = page.getByRole('button', { name: 'Replace email' });
  await expect(accept).toBeEnabled(SOON);
  await accept.click();
  if (!hasBase64(source)) {
    await expect(accept).toBeHidden(SOON);
    return true;
  }
  const dialog = page.getByRole('dialog', { name: 'Import code' });
  await expect(dialog.getByRole('alert')).toContainText('Base64 encoded content is not allowed in the HTML.', SOON);
  await discard(page);
  return false;
}

/** Changes the first words where that is allowed; answers with the source as it has to be then. */
async function changeWords(page: Page, editor: EditorPage, source: string): Promise<string> {
  const words = editor.mail.getByText('Words to change', { exact: true });
  if ((await words.count()) !== 1) return source;
  await editor.click(words);
  const text = page.locator('[data-part-panel]').getByLabel('Text', { exact: true });
  await text.fill('Other words', SOON);
  await text.blur();
  await expect(editor.mail.getByText('Other words', { exact: true })).toBeVisible(SOON);
  return source.replace('Words to change', 'Other words');
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH', SOON);
  await page.keyboard.press('ControlOrMeta+s');
  expect((await saved).status()).toBe(200);
}

for (const [title, sources] of [
  ['malformed', chosen(MALFORMED)],
  ['large', chosen(LARGE_MAILS)],
] as const) {
  test(`${title} HTML is imported, shown, edited and exported without losing a byte`, { tag: '@deep' }, async ({
    page,
    apiAs,
    signInAs,
  }) => {
    test.setTimeout(sources.length * 60_000);
    await signInAs('anna');
    const api = await apiAs('anna');
    const editor = editorPage(page);
    const id = await createTemplate(api, title, mail(section(heading('Before'))));
    await editor.open(id);
    // Messages of the source before would lie on the menu.
    await page.addStyleTag({ content: '.mantine-Notifications-root{display:none}' });
    // One takes the place of the other, as opening the editor takes longer than most of them.
    for (const [name, source] of sources) {
      await test.step(name, async () => {
        if (!(await importFile(page, source))) return;
        await expect(editor.mail.getByText('Before', { exact: true })).toHaveCount(0, SOON);
        // No request may carry a NUL: the import writes the character that browsers show for one.
        const wanted = await changeWords(page, editor, source.replaceAll('\0', '\uFFFD'));
        await save(page);
        const { html } = await readTemplate(api, id);
        // A fragment stands in a mail of ours, a document is the mail.
        expect(html.includes(wanted), name).toBe(true);
      });
    }
  });
}

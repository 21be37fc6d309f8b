import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type ApiClient, apiClient } from './support/api-client.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { ACCOUNTS, type Account, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** The form of the sign-in page, which the page came to by itself. */
async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS[account].email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS[account].password);
  await page.keyboard.press('Enter');
}

/** An edit, and a text that is still being written, with the caret in it. */
async function leaveUnsaved(page: Page, id: string): Promise<void> {
  const editor = editorPage(page);
  await editor.addButton();
  await editor.doubleClick(editor.mail.getByText('Title'));
  await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Half a sentence');
  expect(new URL(page.url()).pathname).toBe(`/edit/${id}`);
}

/** Back at the mail: all of the work is offered, taken up, and reaches the server. */
async function expectAllSaved(page: Page, api: ApiClient, id: string, text: string): Promise<void> {
  const editor = editorPage(page);
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  await page.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText(text, { exact: true })).toBeVisible();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).toContain(text);
  expect(html).toContain('>Button<');
  // Its steps came along: what was done before the session ended can still be undone.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.getByText('Title', { exact: true })).toBeVisible();
}

test.describe('a session that ends while a text is written', () => {
  for (const { ends, autosave, end } of [
    {
      ends: 'everywhere, as automatic saving finds, loses nothing of it',
      autosave: true,
      end: (api: ApiClient) => api.request('POST', '/auth/logout-all'),
    },
    {
      ends: 'with an account that is deactivated for a while, as saving by hand finds, loses nothing of it',
      autosave: false,
      end: async (_: ApiClient, admin: ApiClient) => {
        const { people } = await admin.json<{ people: { id: string }[] }>('GET', '/people?query=anna@acme');
        await admin.json('POST', `/people/${people[0]?.id}/deactivate`, {});
        await admin.json('POST', `/people/${people[0]?.id}/activate`);
      },
    },
  ])
    test(ends, { tag: '@deep' }, async ({ page, slot }) => {
      test.slow();
      const server = await slot.seed.startBeside();
      try {
        const admin = await apiClient(server.url, 'admin');
        const anna = await apiClient(server.url, 'anna');
        const id = await createTemplate(anna, 'Long lunch', mail(section(heading('Title'))));
        await signIn(page, server.url, 'anna', { autosave });
        await page.goto(`${server.url}/edit/${id}`);
        await editorPage(page).ready();
        await leaveUnsaved(page, id);
        await end(anna, admin);
        if (!autosave) await page.keyboard.press('ControlOrMeta+s');
        else await page.keyboard.type(' more');
        await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 20_000 });
        await signInAgain(page, 'anna');
        await expectAllSaved(
          page,
          await apiClient(server.url, 'anna'),
          id,
          `Half a sentence${autosave ? ' more' : ''}`,
        );
      } finally {
        await server.remove();
      }
    });
});

test('a second factor that is demanded while a text is written is set up, and the work goes on', {
  tag: '@deep',
}, async ({ page, slot }) => {
  test.slow();
  const server = await slot.seed.startBeside({ env: { SECOND_FACTOR: 'admins' } });
  try {
    const ben = await apiClient(server.url, 'ben');
    const id = await createTemplate(ben, 'Promoted', mail(section(heading('Title'))));
    await signIn(page, server.url, 'ben');
    await page.goto(`${server.url}/edit/${id}`);
    await editorPage(page).ready();
    await leaveUnsaved(page, id);

    // Administrators have to have one here, and Ben becomes one.
    const admin = await apiClient(server.url, 'admin');
    const { password } = ACCOUNTS.admin;
    const own = await admin.json<{ secret: string }>('POST', '/account/second-factor/totp', { password });
    const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await admin.json('POST', '/account/second-factor/totp/confirm', { code: codeOf(own.secret) });
    const { people } = await admin.json<{ people: { id: string }[] }>('GET', '/people?query=ben@acme');
    await admin.json('PATCH', `/people/${people[0]?.id}`, { role: 'admin' });

    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await page.getByRole('button', { name: 'Use an authenticator app' }).click();
    await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.ben.password);
    await page.keyboard.press('Enter');
    const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expectAllSaved(page, ben, id, 'Half a sentence');
  } finally {
    await server.remove();
  }
});

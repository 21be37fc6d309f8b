import { type Browser, expect, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ACCOUNTS, signIn, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

const PASSWORD = 'a brass kettle in May';

/** An address that no mail is taken for. */
const REFUSED = 'nobody@acme.example';

/** A mail server that keeps the text of what it is handed. */
async function mailServer() {
  const texts: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(address === REFUSED ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      simpleParser(stream).then(({ text = '' }) => {
        texts.push(text);
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => {
    smtp.listen(0, '127.0.0.1', listening);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => new Promise<void>((closed) => smtp.close(closed));
  return { url: `smtp://127.0.0.1:${port}`, texts, close };
}

async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const page = await context.newPage();
  await skipTours(page);
  return page;
}

/** A template of whoever is signed in at the page. */
async function createDraft(page: Page, name: string): Promise<void> {
  const cookie = (await page.context().cookies()).find((one) => one.name === 'sessionId');
  const data = { sessionId: cookie?.value, type: 'email' };
  const { token, sessionId } = await (await page.request.post('/api/v2/auth/credentials', { data })).json();
  const headers = { authorization: `Bearer ${token}`, sessionId };
  const answer = await page.request.post('/api/v2/usertemplate/type/email', { headers, data: { name } });
  expect(answer.status()).toBe(201);
}

test('somebody is invited by mail, joins, and is deactivated: the session ends and the templates go to somebody else', async ({
  page,
  browser,
  slot,
}) => {
  // A server of its own, three people at browsers of their own.
  test.setTimeout(process.env.NODES ? 480_000 : 300_000);
  const mail = await mailServer();
  const server = await slot.seed.startBeside({ env: { SMTP_URL: mail.url } });
  await signIn(page, server.url, 'admin');
  await page.goto(`${server.url}/settings/people`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody' });
  await invite.getByRole('textbox', { name: 'Email' }).fill('nora');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite).toContainText('Please enter valid email');
  await invite.getByRole('textbox', { name: 'Email' }).fill('nora@acme.example');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('listitem', { name: 'nora@acme.example' })).toContainText('expires');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await invite.getByRole('textbox', { name: 'Email' }).fill(REFUSED);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite.getByRole('alert')).toBeVisible();
  // It stands all the same, and can be sent again or taken back.
  await expect(page.getByText(REFUSED)).toBeVisible();
  await invite.getByRole('button', { name: 'Cancel' }).click();
  await expectNoSeriousAxe(page);

  const newestLink = () => /\S+\/invitation#\S+/.exec(mail.texts.at(-1) ?? '')?.[0] ?? '';
  const first = newestLink();
  await page.getByRole('button', { name: 'Send again: nora@acme.example' }).click();
  // The first notice may be gone by then.
  await expect.poll(newestLink).not.toBe(first);
  await expect(page.getByText('The invitation has been sent to nora@acme.example').last()).toBeVisible();
  const link = newestLink();
  const nora = await stranger(browser, server.url);
  await nora.goto(first);
  await expect(nora.getByRole('heading', { name: 'There is a newer invitation' })).toBeVisible();
  await expect(nora.getByText('Use the newest link that you were sent.')).toBeVisible();
  await expectNoSeriousAxe(nora);
  await takeScreenshots(nora, 'invitation-replaced');
  await nora.goto(link);
  await expect(nora.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@acme.example');
  await nora.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await nora.getByRole('textbox', { name: 'Last name' }).fill('Newman');
  await nora.getByRole('textbox', { name: 'New password' }).fill('password1234');
  await nora.getByRole('button', { name: 'Create my account' }).click();
  await expect(nora.getByRole('alert')).toContainText('too easy to guess');
  await nora.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await nora.getByRole('button', { name: 'Create my account' }).click();
  await expect(nora.getByText('Your account is ready')).toBeVisible();
  await expect(nora.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@acme.example');
  await nora.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await nora.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(nora.getByRole('button', { name: 'Account' })).toBeVisible();
  await createDraft(nora, 'Left behind');

  await nora.goto('/settings/account');
  await expect(nora.getByText('This device')).toBeVisible();
  const [archive] = await Promise.all([
    nora.waitForEvent('download'),
    nora.getByRole('button', { name: 'Download archive' }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^mailwright-nora@acme\.example-.*\.zip$/);
  await expect(nora.getByRole('status').filter({ hasText: 'The archive has been downloaded' })).toBeVisible();
  await expectNoSeriousAxe(nora);
  const again = await stranger(browser, server.url);
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'This link has been used' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('listitem', { name: 'Nora Newman' });
  await row.getByRole('button', { name: 'Actions for Nora Newman' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const leaving = page.getByRole('dialog', { name: 'Deactivate Nora Newman?' });
  await leaving.getByPlaceholder('Nobody: they stay with the account').fill('anna');
  await page.getByRole('option', { name: 'Anna Berg (anna@acme.example)' }).click();
  await leaving.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Deactivated');

  await nora.reload();
  await expect(nora.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await nora.goto('/login');
  await nora.getByRole('textbox', { name: 'Email' }).fill('nora@acme.example');
  await nora.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await nora.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(nora.getByRole('alert')).toContainText('has been deactivated');

  const anna = await stranger(browser, server.url);
  await signIn(anna, server.url, 'anna');
  await anna.goto('/?status=draft');
  await expect(anna.getByText('Left behind').first()).toBeVisible();
  await server.remove();
  await mail.close();
});

test('an administrator signs somebody out everywhere, who can sign in again', { tag: '@deep' }, async ({
  page,
  browser,
  slot,
}) => {
  // A server of its own, two people at browsers of their own.
  test.slow();
  const server = await slot.seed.startBeside();
  try {
    const anna = await stranger(browser, server.url);
    await signIn(anna, server.url, 'anna');
    await anna.goto('/');
    await expect(anna.getByRole('button', { name: 'Account' })).toBeVisible();
    await signIn(page, server.url, 'admin');
    await page.goto(`${server.url}/settings/people`);
    await page.getByRole('button', { name: 'Actions for Anna Berg' }).click();
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('dialog', { name: 'Sign Anna Berg out everywhere?' });
    await expectNoSeriousAxe(page);
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('Anna Berg is signed out everywhere')).toBeVisible();
    await anna.reload();
    await anna.getByRole('link', { name: 'Sign in', exact: true }).click();
    await anna.getByRole('textbox', { name: 'Email' }).fill(ACCOUNTS.anna.email);
    await anna.getByRole('textbox', { name: 'Password' }).fill(ACCOUNTS.anna.password);
    await anna.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(anna.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.goto(`${server.url}/settings/audit`);
    const entry = page.getByRole('listitem').filter({ hasText: 'Ended all sessions of a person' });
    await expect(entry).toContainText('Anna Berg');
  } finally {
    await server.remove();
  }
});

import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { findPort } from './support/free-port.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** A mail server that takes every mail; resolves once it listens. */
async function startMailServer(port: number) {
  const recipients: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    smtp.listen(port, '127.0.0.1', listening);
  });
  return { recipients, close: () => new Promise<void>((closed) => smtp.close(closed)) };
}

test('an administrator sees invitations that the mail server does not take, discards one, and sends the other once it does', async ({
  page,
  slot,
}) => {
  // A server of its own.
  test.slow();
  const port = await findPort();
  const server = await slot.seed.startBeside({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    await signIn(page, server.url, 'admin');
    await page.goto(`${server.url}/settings/people`);
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    for (const name of ['nora', 'olga']) {
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      await dialog.getByRole('textbox', { name: 'Email' }).fill(`${name}@acme.example`);
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(
      page.getByText('The mail server does not take the invitation to olga@acme.example now.'),
    ).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: '2 emails wait for the mail server' });
    await expect(note).toBeVisible();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'people-with-waiting-mails');
    const pages = page.getByRole('navigation', { name: 'Pages of the settings' });
    await expect(pages.getByRole('link', { name: 'Waiting emails 2' })).toBeVisible();

    await note.getByRole('link', { name: 'Show waiting emails' }).click();
    const waiting = page.getByRole('list', { name: 'Waiting', exact: true });
    const olga = waiting.getByRole('listitem', { name: 'olga@acme.example' });
    await expect(olga).toContainText('Invitation · first tried now · one try · next try at');
    await expect(olga).toContainText(`Last answer: The mail server 127.0.0.1:${port} did not respond`);
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'waiting-mails');
    await page.getByRole('button', { name: 'Try now: olga@acme.example' }).click();
    await expect(page.getByText('The mail server did not take the email:')).toBeVisible();
    await expect(olga).toContainText('2 tries');

    await page.getByRole('button', { name: 'Discard: nora@acme.example' }).click();
    const question = page.getByRole('dialog', { name: 'Discard the email to nora@acme.example?' });
    await expectNoSeriousAxe(page);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('#content')).toBeFocused();
    await expect(pages.getByRole('link', { name: 'Waiting emails 1' })).toBeVisible();

    const mail = await startMailServer(port);
    await page.getByRole('button', { name: 'Try now: olga@acme.example' }).click();
    await expect(page.getByText('The email to olga@acme.example has been sent')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No email waits' })).toBeVisible();
    await expect(pages.getByRole('link', { name: 'Waiting emails', exact: true })).toBeVisible();
    expect(mail.recipients).toEqual(['olga@acme.example']);
    await mail.close();

    await page.goto(`${server.url}/settings/audit`);
    const entry = page.getByRole('listitem').filter({ hasText: 'Discarded a waiting email' });
    await expect(entry).toContainText('nora@acme.example');
    await expect(entry).toContainText('Kind: Invitation');
    await page.route('**/api/v2/waiting-mails', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${server.url}/settings/mails`);
    await expect(page.getByText('The waiting emails could not be loaded')).toBeVisible({ timeout: 20_000 });
  } finally {
    await server.remove();
  }
});

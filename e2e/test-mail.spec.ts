import { expect, type Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { apiClient } from './support/api-client.ts';
import { chooseOption } from './support/code-editor.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send test email' });
const to = (page: Page) => dialog(page).getByRole('textbox', { name: /^To/ });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true });
const chips = (page: Page) => dialog(page).getByRole('button', { name: /^Remove / });

test('a test email goes to up to three recipients, with what was not saved yet, and is read in the outbox', async ({
  page,
  context,
  openMail,
}) => {
  const { editor } = await openMail('anna', 'Spring', mail(section(heading('Title'))));
  await page.getByLabel('Subject').fill('🌷 {{ firstName }}, it is spring!');
  await page.getByLabel('Subject').press('Enter');
  await editor.retype('Title', 'Not saved yet');

  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(dialog(page)).toContainText('Your changes are saved first');
  await expect(to(page)).toBeFocused();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('[Test] 🌷 {{ firstName }}, it is spring!');
  await send(page).click();
  await expect(dialog(page)).toContainText('Add at least 1 email');

  await to(page).fill('nobody');
  await to(page).press('Enter');
  await expect(dialog(page)).toContainText('Please enter valid email');
  await to(page).fill('carla@acme.example');
  await to(page).press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await expect(dialog(page)).not.toContainText('Please enter valid email');
  await to(page).fill('Carla@ACME.example');
  await to(page).press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await expect(to(page)).toHaveValue('');
  await to(page).fill('dora@acme.example');
  await to(page).blur();
  await expect(chips(page)).toHaveCount(2);
  await to(page).fill('emil@acme.example');
  await to(page).press('Enter');
  await to(page).fill('fritz@acme.example');
  await to(page).press('Enter');
  await expect(dialog(page)).toContainText('You can add up to 3 recipients');
  await expect(chips(page)).toHaveCount(3);
  await expectNoSeriousAxe(page);
  await dialog(page).getByRole('button', { name: 'Remove emil@acme.example' }).click();
  await to(page).press('Enter');
  await expect(chips(page)).toHaveCount(3);

  await send(page).click();
  await expect(page.getByText('Test email has been sent to 3 recipients')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const kept = await opened;
  await expect(kept.getByRole('heading', { name: '[Test] 🌷 Maria, it is spring!' })).toBeVisible();
  await expect(kept.getByText('carla@acme.example, dora@acme.example, fritz@acme.example')).toBeVisible();
  await expect(kept.frameLocator('iframe').getByText('Not saved yet')).toBeVisible();
  await kept.getByRole('link', { name: 'Outbox' }).click();
  await expect(kept.getByRole('link', { name: /\[Test\] 🌷 Maria, it is spring!/ })).toBeVisible();
});

test('recipients that a mail server refuses are named, and stay to be tried again', { tag: '@deep' }, async ({
  page,
  slot,
}) => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('unknown') ? new Error('No such person') : null),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  await new Promise<void>((listening) => {
    smtp.listen(0, '127.0.0.1', listening);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const server = await slot.seed.startBeside({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM_DOMAINS: 'brand.example' },
  });
  await signIn(page, server.url, 'anna');
  const id = await createTemplate(await apiClient(server.url, 'anna'), 'Spring', mail(section(heading('Title'))));
  await page.goto(`${server.url}/edit/${id}`);
  await chooseOption(page, 'Send test email…');

  const from = dialog(page).getByRole('textbox', { name: 'From' });
  await expect(from).toHaveValue('anna@acme.example');
  await from.fill('boss@other.example');
  await to(page).fill('carla@acme.example');
  await to(page).press('Enter');
  await to(page).fill('unknown@acme.example');
  await send(page).click();
  await expect(dialog(page)).toContainText('Use your own address');
  await from.fill('news@brand.example');
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('unknown@acme.example');
  await expect(dialog(page).getByRole('alert')).toContainText('No such person');
  await expect(page.getByText('Test email has been sent', { exact: true })).toBeVisible();
  await expect(chips(page)).toHaveCount(1);

  await server.remove();
  await new Promise<void>((closed) => smtp.close(closed));
});

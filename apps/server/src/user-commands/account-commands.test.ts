import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKeptMailFolder } from '../integrations/mail/kept-mail-folder.ts';
import { createKeptMailRepository } from '../integrations/mail/kept-mail-repository.ts';
import { openMail } from '../integrations/mail/open-mail.ts';
import { collect } from '../testing/collect.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { readZip } from '../testing/read-zip.ts';
import { createDraft } from '../testing/templates.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { type Accounts, accountsOn } from './open-accounts.ts';

const CONFIG = {
  demo: true,
  publicUrl: 'https://mail.example',
  passwordSignIn: true,
  smtpUrl: null,
  smtpAllowsPlaintext: false,
  mailFrom: 'x@mail.example',
  dataDir: '/nowhere',
  storage: { kind: 'folder', folder: '/nowhere' },
} as const;
const PASSWORD = 'a brass kettle in May';

describeOnBoth('npm run user', (open) => {
  let server: TestApp;
  let accounts: Accounts;

  beforeAll(async () => {
    server = await createTestApp(await open());
    accounts = accountsOn(server.database, CONFIG, () => server.clock.now);
    await server.person('Ada', { role: 'admin', email: 'ada@acme.example' });
  });
  afterAll(() => server.close());

  const run = async (name: string, values: Record<string, unknown> = {}) =>
    (await ACCOUNT_COMMANDS[name]?.run(accounts, values)) ?? 'no such command';
  const post = (row: { readonly path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: row.path, payload });
  const tokenIn = (printed: string) => printed.split('#')[1] ?? '';

  test('prints a link that invites', async () => {
    const printed = await run('invite', { email: 'nora@acme.example', role: 'admin' });
    expect(printed).toContain('https://mail.example/invitation#');
    const acceptance = { token: tokenIn(printed), firstName: 'Nora', lastName: 'New', password: PASSWORD };
    expect((await post(endpoints.invitations.accept, acceptance)).statusCode).toBe(204);
    expect(await run('list')).toContain(
      'nora@acme.example  Nora New  admin  plan 3  no second factor  0 templates  never seen',
    );
    await expect(run('invite', { email: 'nora@acme.example' })).rejects.toMatchObject({ code: 'PERSON_EXISTS' });
    await expect(run('invite', { email: 'else@acme.example', plan: '9' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('lists invitations, makes another link in the place of one, and takes them back', async () => {
    const email = 'olga@acme.example';
    const first = tokenIn(await run('invite', { email, role: 'admin' }));
    const expires = (days: number) => new Date(server.clock.now + days * 86_400_000).toISOString();
    expect(await run('invitations')).toBe(`${email}  admin  plan 3  expires ${expires(7)}`);
    server.clock.now += 8 * 86_400_000;
    expect(await run('invitations')).toBe(`${email}  admin  plan 3  expired ${expires(-1)}`);
    const second = tokenIn(await run('invitations', { resend: 'OLGA@acme.example' }));
    expect(await run('invitations')).toContain(`expires ${expires(7)}`);
    const look = async (token: string) => (await post(endpoints.invitations.look, { token })).json();
    expect([await look(first), await look(second)]).toMatchObject([{ state: 'replaced' }, { state: 'open' }]);
    await expect(run('invitations', { revoke: email, resend: email })).rejects.toThrow('either --revoke or --resend');
    expect(await run('invitations', { revoke: email })).toBe(`The invitation to ${email} has been withdrawn.`);
    expect(await look(second)).toMatchObject({ state: 'revoked' });
    expect(await run('invitations')).toBe('There are no invitations.');
    for (const values of [{ revoke: email }, { resend: email }]) {
      await expect(run('invitations', values)).rejects.toThrow(`There is no invitation to ${email}.`);
    }
  });

  test('gives another name, which the list tells with the second factor and the templates', async () => {
    const email = 'rita@acme.example';
    const rita = await server.person('Rita', { email });
    await createDraft(rita);
    await server.database.kysely
      .insertInto('totp_secrets')
      .values({ user_id: rita.id, secret: 'x', created_at: 1, confirmed_at: 1, last_step: 0 })
      .execute();
    expect(await run('rename', { email, first: ' Rita ', last: 'Married' })).toBe(
      `${email} has the name Rita Married.`,
    );
    const [line] = (await run('list')).split('\n').filter((one) => one.startsWith(email));
    expect(line).toMatch(/^rita@acme\.example {2}Rita Married {2}user {2}plan 3 {2}second factor {2}1 template {2}/);
    await expect(run('rename', { email, first: 'Rita' })).rejects.toThrow('--last is missing');
    await expect(run('rename', { email, first: '', last: 'X' })).rejects.toThrow('--first must not be empty');
  });

  test('prints a link to a new password', async () => {
    await server.person('Otto', { email: 'otto@acme.example' });
    const token = tokenIn(await run('password-link', { email: 'OTTO@acme.example' }));
    expect((await post(endpoints.passwords.reset, { token, password: PASSWORD })).statusCode).toBe(204);
    const signedIn = await post(endpoints.auth.login, { email: 'otto@acme.example', password: PASSWORD });
    expect(signedIn.statusCode).toBe(200);
    await expect(run('password-link', { email: 'nobody@acme.example' })).rejects.toThrow('There is no account');
    const companyOnly = accountsOn(server.database, { ...CONFIG, passwordSignIn: false }, () => server.clock.now);
    const refused = ACCOUNT_COMMANDS['password-link']?.run(companyOnly, { email: 'otto@acme.example' });
    await expect(refused).rejects.toThrow('OIDC_PASSWORDS is off');
  });

  test('changes roles and plans, but never the last administrator', async () => {
    await server.trialPerson('Tom');
    await server.person('Uma', { email: 'uma@acme.example' });
    expect(await run('role', { email: 'uma@acme.example', role: 'admin' })).toContain('role admin');
    expect(await run('plan', { email: 'uma@acme.example', plan: '0' })).toContain('plan 0 (Free trial)');
    for (const email of ['uma@acme.example', 'nora@acme.example']) await run('role', { email, role: 'user' });
    const last = run('role', { email: 'ada@acme.example', role: 'user' });
    await expect(last).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    await expect(run('role', { email: 'ada@acme.example', role: 'boss' })).rejects.toThrow(
      '--role must be admin or user',
    );
  });

  test('deactivates with a handover, and lets in again', async () => {
    const ben = await server.person('Ben', { email: 'ben@acme.example' });
    const eva = await server.person('Eva', { email: 'eva@acme.example' });
    const id = await createDraft(ben);
    const printed = await run('deactivate', { email: 'ben@acme.example', 'hand-to': 'eva@acme.example' });
    expect(printed).toContain('belongs to eva@acme.example now');
    expect((await ben.call(endpoints.userTemplates.counts, {})).statusCode).toBe(401);
    expect(await eva.ok(endpoints.userTemplates.read, { params: { id } })).toMatchObject({ isOwner: true });
    await expect(run('password-link', { email: 'ben@acme.example' })).rejects.toThrow('deactivated');
    expect(await run('activate', { email: 'ben@acme.example' })).toContain('is active');
  });

  test('deletes with a handover, and says who is to get what there is', async () => {
    const ben = await server.person('Bo', { email: 'bo@acme.example' });
    const eva = await server.person('Eve', { email: 'eve@acme.example' });
    const id = await createDraft(ben);
    await expect(run('delete', { email: 'bo@acme.example' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const printed = await run('delete', { email: 'bo@acme.example', 'hand-to': 'eve@acme.example' });
    expect(printed).toBe(
      'The account bo@acme.example is deleted. What belonged to it belongs to eve@acme.example now.',
    );
    expect(await eva.ok(endpoints.userTemplates.read, { params: { id } })).toMatchObject({ isOwner: true });
    await expect(run('delete', { email: 'bo@acme.example' })).rejects.toThrow('There is no account');
    await expect(run('delete', { email: 'ada@acme.example' })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });

  test('writes everything that is kept of somebody into a file, and over none that is there', async () => {
    await server.person('Zoe', { email: 'zoe@acme.example' });
    const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-export-'));
    const out = path.join(folder, 'zoe.zip');
    expect(await run('export', { email: 'zoe@acme.example', out })).toBe(
      `Everything that is kept of zoe@acme.example is in ${out}.`,
    );
    const files = await readZip(await readFile(out));
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({
      email: 'zoe@acme.example',
      firstName: 'Zoe',
    });
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    await expect(run('export', { email: 'zoe@acme.example', out })).rejects.toThrow('already');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await run('export', { email: 'zoe@acme.example' });
    vi.restoreAllMocks();
    expect((await readdir(folder)).toSorted()).toEqual([
      expect.stringMatching(/^mailwright-zoe@acme\.example-\d{4}-\d\d-\d\d\.zip$/),
      'zoe.zip',
    ]);
    await expect(run('export', { email: 'nobody@acme.example', out })).rejects.toThrow('There is no account');
    await rm(folder, { recursive: true });
  });

  test('lists sessions and ends them', async () => {
    const kim = await server.person('Kim', { email: 'kim@acme.example' });
    const email = 'kim@acme.example';
    const [id = ''] = (await run('sessions', { email })).split('  ');
    await expect(run('sessions', { email, end: 'none' })).rejects.toThrow('There is no session none');
    expect(await run('sessions', { email, end: id })).toBe('The session has ended.');
    expect((await kim.call(endpoints.userTemplates.counts, {})).statusCode).toBe(401);
    expect(await run('sessions', { email })).toBe('There are no sessions.');
    expect(await run('sessions', { email, end: 'all' })).toBe('All sessions have ended.');
    const again = [await server.signIn(kim.id), await server.signIn(kim.id)];
    expect(await run('end-sessions', { email })).toBe('All sessions have ended.');
    for (const session of again) expect((await session.call(endpoints.userTemplates.counts, {})).statusCode).toBe(401);
    await expect(run('end-sessions', { email: 'nobody@acme.example' })).rejects.toThrow('There is no account');
  });

  test('resets a second factor and tells its owner, or says that the email could not be sent', async () => {
    const email = 'pat@acme.example';
    const pat = await server.person('Pat', { email });
    const addApp = () =>
      server.database.kysely
        .insertInto('totp_secrets')
        .values({ user_id: pat.id, secret: 'x', created_at: 1, confirmed_at: 1, last_step: 0 })
        .execute();
    const reset = async (config: Partial<Parameters<typeof accountsOn>[1]>) => {
      const own = accountsOn(server.database, { ...CONFIG, ...config }, () => server.clock.now);
      return ACCOUNT_COMMANDS['reset-second-factor']?.run(own, { email });
    };
    const done = `${email} has no second factor any more.`;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mailwright-outbox-'));
    await addApp();
    expect(await reset({ dataDir })).toBe(done);
    expect(await pat.ok(endpoints.secondFactor.read, {})).toMatchObject({ totp: false });
    // There is none any more.
    expect(await reset({ dataDir })).toBe(done);
    const { kept } = openMail({ ...CONFIG, dataDir }, server.database, { now: () => server.clock.now });
    const sent = await collect(kept.ofPerson({ id: pat.id, email }));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: [email], subject: 'The second factor of your Mailwright account was reset' });
    const { engine } = server.database;
    const folder = path.join(dataDir, 'outbox');
    const place = engine === 'sqlite' ? createKeptMailFolder(folder) : createKeptMailRepository(server.database);
    expect(String(await place.read(sent[0]?.name ?? ''))).toContain('https://mail.example/settings/account');
    await addApp();
    expect(await reset({ smtpUrl: 'smtp://127.0.0.1:1' })).toMatch(
      /^pat@acme\.example has no second factor any more\. The email about it could not be sent: .*ECONNREFUSED/,
    );
    expect(await pat.ok(endpoints.secondFactor.read, {})).toMatchObject({ totp: false });
    await rm(dataDir, { recursive: true });
  });

  test('leaves in the audit log what it changed', async () => {
    const boss = await server.person('Bea', { role: 'admin', email: 'bea@acme.example' });
    await server.person('Lou', { email: 'lou@acme.example' });
    const email = 'lou@acme.example';
    await run('role', { email, role: 'admin' });
    await run('role', { email, role: 'user' });
    await run('password-link', { email });
    await run('reset-second-factor', { email });
    const [session = ''] = (await run('sessions', { email })).split('  ');
    await run('sessions', { email, end: session });
    await run('sessions', { email, end: 'all' });
    await run('end-sessions', { email });
    await run('rename', { email, first: 'Lou', last: 'New' });
    await run('deactivate', { email });
    await run('activate', { email });
    const { entries } = await boss.ok(endpoints.audit.list, { query: { q: 'Lou' } });
    const deeds = entries.filter(({ device }) => device === 'npm run user').map(({ action }) => action);
    expect(deeds.toSorted()).toEqual([
      'password.link',
      'person.activate',
      'person.change',
      'person.change',
      'person.deactivate',
      'person.end_sessions',
      'person.end_sessions',
      'person.rename',
      'second_factor.reset',
      'session.end_other',
    ]);
    expect(entries.every(({ person, device }) => device !== 'npm run user' || person === null)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('#');
    await run('invite', { email: 'mia@acme.example' });
    for (const values of [{ resend: 'mia@acme.example' }, { revoke: 'mia@acme.example' }])
      await run('invitations', values);
    const invited = (await boss.ok(endpoints.audit.list, { query: { q: 'mia@acme.example' } })).entries;
    expect(invited.map(({ action, details }) => [action, details]).toSorted()).toEqual([
      ['person.invite', { role: 'user' }],
      ['person.invite', { role: 'user' }],
      ['person.revoke_invitation', {}],
    ]);
    expect(new Set(invited.map(({ targets }) => targets[0]?.id)).size).toBe(1);
  });
});

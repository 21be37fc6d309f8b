import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { addUser, storeUser } from './add-user.ts';

const NOW = 1_800_000_000_000;
const nora = {
  email: 'nora@acme.example',
  role: 'admin',
  plan: 3,
  first: 'Nora',
  last: 'New',
  password: undefined,
} as const;

describeOnBoth('npm run user -- add', (open) => {
  test('stores the account with its entry, and prints the password that was made', async () => {
    const database = await open();
    const printed = await storeUser(database, nora, NOW);
    expect(printed).toMatch(/^Added nora@acme\.example \(admin\), password: \S{12,}\n$/);
    const entries = await database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(entries).toMatchObject([{ action: 'person.add', at: NOW, person_id: null, device: 'npm run user' }]);
    await expect(storeUser(database, nora, NOW)).rejects.toThrow('already exists');
    expect(await database.kysely.selectFrom('audit_log').select('id').execute()).toHaveLength(1);
    await database.close();
  });

  test.each([
    ['eleven char', '--password must have at least 12 characters.'],
    ['x'.repeat(257), '--password must have at most 256 characters.'],
    ['password1234', '--password is refused: This password is too easy to guess.'],
    ['nora@acme.example', '--password is refused: This password is too easy to guess.'],
  ])('takes no password that people may not choose: %s', async (password, told) => {
    const database = await open();
    await expect(storeUser(database, { ...nora, password }, NOW)).rejects.toThrow(told);
    expect(await database.kysely.selectFrom('users').select('id').where('email', '=', nora.email).execute()).toEqual(
      [],
    );
    await database.close();
  });

  test.each([
    ['first', 'Nora\nNew', '--first must be one line, without control characters'],
    ['last', 'Ne\u001b[31mw', '--last must be one line, without control characters'],
    ['last', ' ', '--last must not be empty'],
    ['first', 'x'.repeat(101), '--first must have at most 100 characters'],
  ])('takes no name as --%s that people may not choose: %j', async (option, name, told) => {
    await expect(addUser({ email: nora.email, [option]: name })).rejects.toThrow(told);
  });

  test('takes a password of several words', async () => {
    const database = await open();
    const password = 'a brass kettle in May';
    expect(await storeUser(database, { ...nora, password }, NOW)).toBe(`Added ${nora.email} (admin)\n`);
    await database.close();
  });

  test('stores nothing and prints no password where the entry cannot be written', async () => {
    const database = await open();
    await sql`alter table audit_log rename to audit_log_away`.execute(database.kysely);
    await expect(storeUser(database, nora, NOW)).rejects.toThrow(/audit_log/);
    const accounts = database.kysely.selectFrom('users').select('id').where('email', '=', nora.email);
    expect(await accounts.execute()).toEqual([]);
    await database.close();
  });
});

test('a password from standard input is printed nowhere, and the database is for its owner alone', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailwright-user-'));
  chmodSync(folder, 0o755);
  const add = (input: string, ...words: string[]) =>
    spawnSync(process.execPath, ['user-cli.ts', 'add', '--email', nora.email, ...words], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
      input,
    });
  const none = add('', '--password-stdin');
  expect([none.status, none.stderr]).toEqual([1, '--password-stdin: standard input has no line.\n']);
  const added = add('a brass kettle in May\nmore\n', '--password-stdin');
  expect([added.status, added.stdout]).toEqual([0, `Added ${nora.email} (user)\n`]);
  const file = path.join(folder, 'mailwright.db');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(add('', '--first', 'Again').stderr).toContain('already exists');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

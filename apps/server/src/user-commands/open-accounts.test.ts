import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { addUser } from './add-user.ts';
import { withAccounts } from './open-accounts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-accounts-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const list = () => withAccounts(async ({ people }) => people);

describe('a command about people', () => {
  test('makes no database where there is none, and says where it looked', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    vi.stubEnv('DATA_DIR', elsewhere);
    await expect(list()).rejects.toThrow(`There is no database in ${elsewhere}; set DATA_DIR to the folder of one`);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('says that no server has worked on a database yet', async () => {
    vi.stubEnv('DATA_DIR', folder);
    await openDatabase({ kind: 'sqlite', folder }, { exclusive: false }).close();
    await expect(list()).rejects.toThrow('No server has worked on this database yet');
  });

  test.skipIf(inject('postgresUrl') === null)('says so of PostgreSQL too', async () => {
    const { url, drop } = await createPostgresDatabase();
    vi.stubEnv('DATABASE_URL', url);
    await expect(list()).rejects.toThrow('No server has worked on this database yet');
    await drop();
  });

  test('says why PostgreSQL does not answer', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://anna:secret@127.0.0.1:1/mails');
    const why = 'Configuration: the database of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1)';
    await expect(list()).rejects.toThrow(why);
    await expect(addUser({ email: 'anna@acme.example' })).rejects.toThrow(why);
  });
});

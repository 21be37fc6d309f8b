import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { checkDatabase } from '../../operations/doctor/check-database.ts';
import { createDatabaseOn, type PostgresDatabase } from '../../testing/postgres-database.ts';
import { openDatabase } from '../database.ts';
import { type FakePooler, startFakePooler } from './testing/fake-pooler.ts';

const cluster = inject('postgresUrl');

describe.skipIf(cluster === null)('PostgreSQL behind a pooler', () => {
  let created: PostgresDatabase;
  let bySession: FakePooler;
  let byTransaction: FakePooler;

  beforeAll(async () => {
    created = await createDatabaseOn(cluster ?? '');
    bySession = await startFakePooler(created.url);
    byTransaction = await startFakePooler(created.url, { perTransaction: true });
  });
  afterAll(async () => {
    bySession.close();
    byTransaction.close();
    await created.drop();
  });

  const limits = sql<{ statement: string; lock: string; idle: string }>`select
    current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`;

  test('is reached although startup parameters are refused, with limits in force and without for long work', async () => {
    const database = openDatabase({ kind: 'postgres', url: bySession.url }, { exclusive: false });
    await database.check();
    expect((await limits.execute(database.kysely)).rows).toEqual([{ statement: '3500ms', lock: '1s', idle: '30s' }]);
    const long = await database.withoutTimeouts((withoutTimeouts) => limits.execute(withoutTimeouts.kysely));
    expect(long.rows).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
    await database.close();
  });

  test('is looked over by the doctor, who says where limits are not in force', async () => {
    const found = async (DATABASE_URL: string) =>
      (await checkDatabase(readConfig({ DATABASE_URL, CREDENTIALS_KEY: 'x'.repeat(32) })))
        .filter(({ text }) => text.includes('limits'))
        .map(({ state, text }) => `${state}: ${text}`);
    const lost =
      'note: limits of statements and locks are not in force: a pooler gives each transaction another connection';
    expect(await found(created.url)).toEqual([]);
    expect(await found(bySession.url)).toEqual([]);
    expect(await found(byTransaction.url)).toEqual([lost]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createPostgresDatabase, describeOnBoth } from '../testing/databases.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { appliedMigrations, MIGRATION_NAMES, migrate, migrateLike } from './migrate.ts';
import { newerChanges } from './newer-release.ts';

/** The changes before it came when every release had a database of its own. */
const FIRST_HELD = '029-accounts';

const held = MIGRATION_NAMES.filter((name) => name >= FIRST_HELD && !name.endsWith('-contract'));

/**
 * Returns the columns by table and name. An older release would miss a column that is gone, and would be refused for a new one
 * that may not be left out.
 */
async function columnsOf({ kysely }: OpenDatabase): Promise<Map<string, { readonly mayBeLeftOut: boolean }>> {
  const tables = await kysely.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name, isNullable, hasDefaultValue }): [string, { readonly mayBeLeftOut: boolean }] => [
      `${table}.${name}`,
      { mayBeLeftOut: isNullable || hasDefaultValue },
    ]),
  );
  return new Map(columns);
}

async function whatBreaks(database: OpenDatabase, name: string): Promise<string[]> {
  const before = await columnsOf(database);
  const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
  await migrateLike(
    database,
    MIGRATION_NAMES.filter((one) => one <= name),
  );
  const after = await columnsOf(database);
  const gone = [...before.keys()].filter((column) => !after.has(column)).map((column) => `${column} is gone`);
  const asked = [...after].flatMap(([column, { mayBeLeftOut }]) => {
    const isNew = tables.has(column.split('.')[0]) && before.get(column)?.mayBeLeftOut !== false;
    return isNew && !mayBeLeftOut ? [`${column} has to be written`] : [];
  });
  return [...gone, ...asked].map((problem) => `${name}: ${problem}`);
}

async function problemsOf(database: OpenDatabase): Promise<string[]> {
  await migrateLike(
    database,
    MIGRATION_NAMES.filter((name) => name < FIRST_HELD),
  );
  const problems: string[] = [];
  for (const name of held) problems.push(...(await whatBreaks(database, name)));
  return problems;
}

test('every change only adds what the release before may leave out, on SQLite', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-changes-'));
  const database = openDatabase({ kind: 'sqlite', folder }, { exclusive: true });
  expect(await problemsOf(database)).toEqual([]);
  await database.close();
  await rm(folder, { recursive: true });
});

test.skipIf(inject('postgresUrl') === null)(
  'every change only adds what the release before may leave out, on PostgreSQL',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = openDatabase({ kind: 'postgres', url }, { exclusive: true });
    expect(await problemsOf(database)).toEqual([]);
    await database.close();
    await drop();
  },
);

test('a release tells which of the newer changes it works with', () => {
  const known = ['001-start', '002-more'];
  expect(newerChanges(known, known)).toEqual({ survived: [], fatal: undefined });
  expect(newerChanges([...known, '003-even-more'], known)).toEqual({ survived: ['003-even-more'], fatal: undefined });
  expect(newerChanges([...known, '003-even-more', '004-less-contract'], known).fatal).toBe('004-less-contract');
  expect(newerChanges(['001-start', '003-elsewhere'], known).fatal).toBe('003-elsewhere');
});

describeOnBoth('a database of a newer release', (open) => {
  const addChange = async ({ kysely }: OpenDatabase, name: string) => {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2099')`.execute(kysely);
  };

  test('that only added is worked on as it is', async () => {
    const database = await open();
    await addChange(database, '999-more');
    expect(await migrate(database)).toEqual(['999-more']);
    expect(await appliedMigrations(database)).toContain('999-more');
    await database.close();
  });

  test('that took something away is refused', async () => {
    const database = await open();
    await addChange(database, '999-less-contract');
    await expect(migrate(database)).rejects.toThrow('it has had the change 999-less-contract');
    await database.close();
  });
});

import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { shapesOf } from '../../../db/copying/fill-tables.ts';
import type { Database } from '../../../db/database.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { ACCOUNT_REFERENCES } from './account-references.ts';

/** Names of columns that refer to an account without a foreign key in the database. */
const NAMES = /(^|_)(user|owner|person|author|holder|account|member)_id$|_by$/;

const FOREIGN_KEYS = {
  sqlite: `select t.name || '.' || r."from" as name from pragma_table_list t, pragma_foreign_key_list(t.name) r
    where t.schema = 'main' and r."table" = 'users'`,
  postgres: `select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`,
};

/** Returns the columns that refer to accounts and have no rule. */
async function unruled(database: Database): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(FOREIGN_KEYS[database.engine]).execute(database.kysely);
  const named = (await shapesOf(database)).flatMap(({ name, columns }) =>
    columns.filter((column) => NAMES.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  const all = new Set([...rows.map(({ name }) => name), ...named]);
  return [...all].filter((column) => !(column in ACCOUNT_REFERENCES)).toSorted();
}

const create = (kysely: Kysely<never>, columns: string) => sql.raw(`create table planted (${columns})`).execute(kysely);

describeOnBoth('columns that refer to accounts', (open) => {
  test('have a rule each, and each rule has its column', async () => {
    const database = await open();
    expect(await unruled(database)).toEqual([]);
    const columns = (await shapesOf(database)).flatMap(({ name, columns: own }) =>
      own.map((column) => `${name}.${column.name}`),
    );
    expect(Object.keys(ACCOUNT_REFERENCES).filter((column) => !columns.includes(column))).toEqual([]);
    await database.close();
  });

  test.each([
    ['by a foreign key', 'id text primary key, whose text references users (id)', 'planted.whose'],
    ['by their names', 'id text primary key, owner_id text', 'planted.owner_id'],
  ])('are missed where a change of the schema adds one without a rule: %s', async (_, columns, found) => {
    const database = await open();
    await create(database.kysely as unknown as Kysely<never>, columns);
    expect(await unruled(database)).toEqual([found]);
    await database.close();
  });
});

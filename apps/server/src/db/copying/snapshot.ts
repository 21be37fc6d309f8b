import { type Kysely, sql } from 'kysely';
import type { Database, OpenDatabase } from '../database.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { anyTable, type TableShape, tableShapes, type Value } from './table-shapes.ts';

/** Values in the order of the table's columns. */
export type Row = readonly Value[];

/** All that stands in a database at one moment, whatever others write meanwhile. */
export interface Snapshot {
  readonly migrations: readonly string[];
  /** Each after those that it refers to. */
  readonly tables: readonly TableShape[];
  rows(table: TableShape): AsyncIterable<Row>;
}

/** Rows that are held at a time; `large` is for tables with files in their rows. */
const FETCHED = { small: 500, large: 16 } as const;

/** Reads a database in one transaction that sees nothing of what others write, and keeps nobody from writing. */
export async function readSnapshot<T>(opened: OpenDatabase, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return opened.withoutTimeouts(({ kysely, engine }) => {
    const transaction = kysely.transaction().setAccessMode('read only');
    const reading = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
    return reading.execute(async (open) => work(await snapshotOf({ kysely: open, engine })));
  });
}

async function snapshotOf(database: Database): Promise<Snapshot> {
  const { kysely, engine } = database;
  if (engine === 'sqlite') await requireReadable(kysely);
  return {
    migrations: await appliedMigrations(database),
    tables: await tableShapes(engine, async (statement) => rowsOf(kysely, statement)),
    async *rows(table) {
      const names = table.columns.map(({ name }) => name);
      const query = anyTable(kysely).selectFrom(table.name).select(names);
      const rows = engine === 'sqlite' ? query.stream() : postgresRows(kysely, query.compile().sql, table);
      for await (const row of rows) yield names.map((name) => row[name] ?? null);
    },
  };
}

async function* postgresRows(
  kysely: Kysely<Schema>,
  query: string,
  { columns }: TableShape,
): AsyncIterable<Readonly<Record<string, Value>>> {
  await sql.raw(`declare copied no scroll cursor for ${query}`).execute(kysely);
  const count = columns.some(({ kind }) => kind === 'blob') ? FETCHED.large : FETCHED.small;
  for (;;) {
    const { rows } = await sql.raw<Record<string, Value>>(`fetch ${count} from copied`).execute(kysely);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql.raw('close copied').execute(kysely);
}

/** Half of a damaged database would be a copy that nobody can work with. */
async function requireReadable(kysely: Kysely<Schema>): Promise<void> {
  const [found] = await rowsOf(kysely, 'pragma quick_check(1)');
  if (found?.quick_check !== 'ok') throw new Error(`The database is damaged: ${found?.quick_check}`);
}

async function rowsOf(kysely: Kysely<Schema>, statement: string) {
  return (await sql.raw<Record<string, unknown>>(statement).execute(kysely)).rows;
}

import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { migrateLike } from '../migrate.ts';
import type { Row } from './snapshot.ts';
import { anyTable, type TableShape, tableShapes } from './table-shapes.ts';

/** Values of one statement: fewer than either engine takes. */
const MAX_VALUES = 12_000;

/** Tables of an open transaction that get the rows of another database. */
export interface TableFiller {
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  count(table: string): Promise<number>;
  clear(table: string): Promise<void>;
}

/**
 * Makes the tables of another database, of its release and without rows, in the open transaction.
 * @throws ConfigError when this release does not know the other one's tables
 */
export async function emptyTables(database: Database, migrations: readonly string[]): Promise<TableFiller> {
  await migrateLike(database, migrations);
  const shapes = await shapesOf(database);
  // What migrations bring to every database is among the rows that come.
  for (const { name } of shapes.toReversed()) await anyTable(database.kysely).deleteFrom(name).execute();
  return createTableFiller(database, shapes);
}

export async function shapesOf({ kysely, engine }: Database): Promise<TableShape[]> {
  return tableShapes(engine, async (statement) => (await sql.raw<object>(statement).execute(kysely)).rows as never);
}

/** Query for the functions that triggers of our tables run. Extensions bring functions of their own, which stay. */
const TRIGGER_FUNCTIONS = `select distinct t.tgfoid::regprocedure::text as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal`;

/** Takes away all tables of the PostgreSQL, and what came with them, in the open transaction. */
export async function dropTables({ kysely }: Database): Promise<void> {
  const functions = await sql.raw<{ name: string }>(TRIGGER_FUNCTIONS).execute(kysely);
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(kysely);
  for (const { name, schema } of tables) {
    if (schema === rows[0]?.name) await sql`drop table ${sql.table(name)} cascade`.execute(kysely);
  }
  for (const { name } of functions.rows) await sql.raw(`drop function ${name}`).execute(kysely);
}

function createTableFiller({ kysely }: Database, shapes: readonly TableShape[]): TableFiller {
  const known = new Map(shapes.map((shape) => [shape.name, shape.columns.map(({ name }) => name).join()]));
  return {
    async insert(table, columns, rows) {
      if (known.get(table) !== columns.join()) throw new Error(`${table} has other columns here`);
      const size = Math.max(1, Math.floor(MAX_VALUES / columns.length));
      for (let at = 0; at < rows.length; at += size) {
        const part = rows
          .slice(at, at + size)
          .map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i] ?? null])));
        await anyTable(kysely).insertInto(table).values(part).execute();
      }
    },
    async count(table) {
      const row = await anyTable(kysely)
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async clear(table) {
      await anyTable(kysely).deleteFrom(table).execute();
    },
  };
}

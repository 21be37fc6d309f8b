import type { Kysely } from 'kysely';
import type { Engine } from '../database.ts';
import type { Schema } from '../schema.ts';

export type Value = string | number | Uint8Array | null;

export type ColumnKind = 'text' | 'integer' | 'blob';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A table with what both engines have of it. */
export interface TableShape {
  readonly name: string;
  /** Columns in the order of their names. */
  readonly columns: readonly Column[];
  /** Names of the columns that tell a row from others. */
  readonly key: readonly string[];
}

/** The same connection for whatever tables there are. */
export function anyTable(kysely: Kysely<Schema>): Kysely<Record<string, Record<string, Value>>> {
  return kysely as unknown as Kysely<Record<string, Record<string, Value>>>;
}

export type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The number by which SQLite's text index finds a row; each database gives its own. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(['templates.seq']);

const KINDS: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  blob: 'blob',
  bytea: 'blob',
};

const SQLITE_COLUMNS = `select t.name as "table", c.name as "column", c.type as "type", c.pk as "place"
  from pragma_table_list t, pragma_table_info(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
    and t.name not like 'kysely\\_%' escape '\\'`;

const POSTGRES_COLUMNS = `select t.relname as "table", a.attname as "column",
    format_type(a.atttypid, a.atttypmod) as "type", coalesce(array_position(k.conkey, a.attnum), 0) as "place"
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname not like 'kysely\\_%'`;

const SQLITE_REFERENCES = `select t.name as "table", r."table" as "to"
  from pragma_table_list t, pragma_foreign_key_list(t.name) r where t.schema = 'main' and t.type = 'table'`;

const POSTGRES_REFERENCES = `select conrelid::regclass::text as "table", confrelid::regclass::text as "to"
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** All tables of the database, each after those that it refers to; those of the migrations themselves are none of them. */
export async function tableShapes(engine: Engine, ask: Ask): Promise<TableShape[]> {
  const columns = await ask(engine === 'sqlite' ? SQLITE_COLUMNS : POSTGRES_COLUMNS);
  const references = await ask(engine === 'sqlite' ? SQLITE_REFERENCES : POSTGRES_REFERENCES);
  const names = [...new Set(columns.map(({ table }) => String(table)))].toSorted();
  const shapes = names.map((name) => shapeOf(name, columns));
  return inOrder(shapes, (name) => references.filter(({ table }) => table === name).map(({ to }) => String(to)));
}

function shapeOf(name: string, all: Awaited<ReturnType<Ask>>): TableShape {
  const own = all.filter(({ table, column }) => table === name && !ROW_NUMBERS.has(`${name}.${column}`));
  const columns = own.map(({ column, type }): Column => {
    const kind = KINDS[String(type).toLowerCase()];
    if (kind === undefined) throw new Error(`${name}.${column} is of the unknown type ${type}`);
    return { name: String(column), kind };
  });
  const key = own.filter(({ place }) => Number(place) > 0).toSorted((a, b) => Number(a.place) - Number(b.place));
  return {
    name,
    columns: columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    key: key.map(({ column }) => String(column)),
  };
}

function inOrder(shapes: readonly TableShape[], referredTo: (name: string) => readonly string[]): TableShape[] {
  const ordered: TableShape[] = [];
  const waiting = new Map(shapes.map((shape) => [shape.name, shape]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name }) =>
      referredTo(name).every((to) => to === name || !waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const shape of ready) waiting.delete(shape.name);
    ordered.push(...ready);
  }
  return ordered;
}

import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { anyTable, type TableShape, type Value } from './table-shapes.ts';

/** Rows that are compared at a time; `large` is for tables with files in their rows. */
const COMPARED = { small: 500, large: 16 } as const;

/**
 * `remove` takes away what the source does not have, `write` adds and corrects what it has, `compare` only looks. Done in
 * this order, each table after those that it refers to (removing the other way round), two databases are the same,
 * wherever an earlier try was broken off.
 */
export type SyncMode = 'remove' | 'write' | 'compare';

type Found = Readonly<Record<string, Value>>;

/** Goes through a table of two databases in the order of its key, each batch in a transaction of the target. */
export async function syncTable(
  source: Database,
  target: Database,
  table: TableShape,
  mode: SyncMode,
): Promise<{ readonly rows: number; readonly differences: number }> {
  const size = table.columns.some(({ kind }) => kind === 'blob') ? COMPARED.large : COMPARED.small;
  let [rows, differences] = [0, 0];
  for (let after: Found | null = null; ; ) {
    const wanted: Found[] = await rowsBetween(source, table, { after, limit: size });
    const isLast = wanted.length < size;
    const upTo = isLast ? null : (wanted.at(-1) ?? null);
    const from: Found | null = after;
    differences += await target.kysely
      .transaction()
      .execute(async (kysely) =>
        syncBatch({ kysely, engine: target.engine }, table, mode, wanted, { after: from, upTo }),
      );
    rows += wanted.length;
    if (isLast) return { rows, differences };
    after = upTo;
  }
}

async function syncBatch(
  target: Database,
  table: TableShape,
  mode: SyncMode,
  wanted: readonly Found[],
  range: { readonly after: Found | null; readonly upTo: Found | null },
): Promise<number> {
  const there = new Map((await rowsBetween(target, table, range)).map((row) => [keyOf(row, table), row]));
  const missing: Found[] = [];
  const changed: Found[] = [];
  for (const row of wanted) {
    const key = keyOf(row, table);
    const found = there.get(key);
    if (!found) missing.push(row);
    else if (!isSame(row, found, table)) changed.push(row);
    there.delete(key);
  }
  const kysely = anyTable(target.kysely);
  if (mode === 'remove') {
    for (const row of there.values())
      await sql`delete from ${sql.table(table.name)} where ${isRow(row, table)}`.execute(kysely);
    return there.size;
  }
  if (mode === 'write') {
    for (const row of changed) await kysely.updateTable(table.name).set(row).where(isRow(row, table)).execute();
    const most = Math.max(1, Math.floor(12_000 / table.columns.length));
    for (let at = 0; at < missing.length; at += most)
      await kysely
        .insertInto(table.name)
        .values(missing.slice(at, at + most))
        .execute();
    return missing.length + changed.length;
  }
  return missing.length + changed.length + there.size;
}

async function rowsBetween(
  { kysely }: Database,
  table: TableShape,
  {
    after,
    upTo = null,
    limit,
  }: { readonly after: Found | null; readonly upTo?: Found | null; readonly limit?: number },
): Promise<Found[]> {
  const key = sql`(${sql.join(table.key.map((name) => sql.ref(name)))})`;
  const place = (row: Found) => sql`(${sql.join(table.key.map((name) => row[name]))})`;
  let query = anyTable(kysely)
    .selectFrom(table.name)
    .select(table.columns.map(({ name }) => name))
    .orderBy(sql.join(table.key.map((name) => sql.ref(name))));
  if (after) query = query.where(sql<boolean>`${key} > ${place(after)}`);
  if (upTo) query = query.where(sql<boolean>`${key} <= ${place(upTo)}`);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

function isRow(row: Found, { key }: TableShape) {
  return sql<boolean>`(${sql.join(key.map((name) => sql.ref(name)))}) = (${sql.join(key.map((name) => row[name]))})`;
}

function keyOf(row: Found, { key }: TableShape): string {
  return JSON.stringify(key.map((name) => row[name]));
}

function isSame(one: Found, other: Found, { columns }: TableShape): boolean {
  return columns.every(({ name, kind }) => {
    const [a, b] = [one[name] ?? null, other[name] ?? null];
    if (kind === 'blob' && a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
    return a === b;
  });
}

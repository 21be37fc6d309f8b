import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Answers of providers of free images, and where an image came from that was not uploaded. */
export async function stock({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table stock_cache (
      key ${text} primary key, value ${text} not null, stored_at ${integer} not null,
      expires_at ${integer} not null) ${end}`,
    'create index stock_cache_by_time on stock_cache (stored_at)',
    'create index stock_cache_by_end on stock_cache (expires_at)',
    `alter table assets add column source ${text}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Small pictures of templates, each made from a revision, and who is making one until when. */
export async function thumbnails({ kysely, engine }: Database): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const [text, integer, blob, end] = isSqlite
    ? ['text', 'integer', 'blob', 'strict']
    : ['text collate "C"', 'bigint', 'bytea', ''];
  const statements = [
    `create table thumbnails (
      template_id ${text} primary key references templates (id) on delete cascade,
      key ${text} not null, content ${blob} not null) ${end}`,
    `alter table templates add column thumbnail_key ${text}`,
    `alter table templates add column thumbnail_lease ${integer} not null default 0`,
    `alter table templates add column thumbnail_tries ${integer} not null default 0`,
    `create index templates_without_thumbnail on templates (modified_at)
      where thumbnail_revision < revision and body_hash is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

import { brotliDecompressSync } from 'node:zlib';
import { brandUses } from '@mailwright/blocks';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Adds the index of the brand kit values used in templates, and fills it for templates that were saved before it. */
export async function brandUsesIndex(database: Database): Promise<void> {
  const { kysely, engine } = database;
  const [text, end] = engine === 'sqlite' ? ['text', 'strict'] : ['text collate "C"', ''];
  const statements = [
    // The kit may be gone and its values still stand in mails, so it is no reference.
    `create table brand_uses (
      template_id ${text} not null references templates (id) on delete cascade, named ${text} not null,
      value ${text} not null, primary key (template_id, named, value)) ${end}`,
    'create index uses_of_brand on brand_uses (named, template_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
  await indexSaved(database);
}

/** Kits are used by those who have one or whom one is shared with; nobody else's mails are read. */
async function indexSaved({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ id: string; body_hash: string }>`select id, body_hash from templates
    where body_hash is not null and (owner_id in (select owner_id from brand_kits)
      or owner_id in (select user_id from brand_people))`.execute(kysely);
  for (const { id, body_hash } of rows) {
    const body = await sql<{ content: Uint8Array }>`select content from bodies
      where template_id = ${id} and hash = ${body_hash}`.execute(kysely);
    const [stored] = body.rows;
    const uses = stored ? brandUses(JSON.parse(brotliDecompressSync(stored.content).toString()).components) : [];
    for (const { named, value } of uses) {
      await sql`insert into brand_uses (template_id, named, value) values (${id}, ${named}, ${value})`.execute(kysely);
    }
  }
}

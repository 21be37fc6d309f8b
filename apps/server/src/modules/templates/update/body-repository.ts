import type { TemplateBody } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { PreparedBody } from '../../versions/port.ts';
import { bodyText, readBody } from '../../versions/prepare-body.ts';
import { withoutGoneLinks } from '../custom-modules/gone-repository.ts';
import type { TemplateId } from '../port.ts';

/** Returns the current bodies of templates; templates without one are left out. */
export async function currentBodies(
  database: Database,
  ids: readonly TemplateId[],
): Promise<Map<TemplateId, TemplateBody>> {
  if (ids.length === 0) return new Map();
  const rows = await selectContents(database).where('t.id', 'in', ids).execute();
  const bodies = await Promise.all(rows.map(async (row) => [row.id, await readBody(row.content)] as const));
  return withoutGoneLinks(database, new Map(bodies));
}

/**
 * Returns the JSON of a template's current body, UTF-8; null when it has none, or when the body must be read because it may be
 * linked to modules.
 */
export async function currentText(database: Database, id: TemplateId): Promise<Buffer | null> {
  const row = await selectContents(database).where('t.id', '=', id).executeTakeFirst();
  const text = row ? await bodyText(row.content) : null;
  return text?.includes('"instance":') ? null : text;
}

function selectContents({ kysely }: Database) {
  return kysely
    .selectFrom('templates as t')
    .innerJoin('bodies as b', (join) => join.onRef('b.template_id', '=', 't.id').onRef('b.hash', '=', 't.body_hash'))
    .select(['t.id', 'b.content']);
}

/** Stores a body under its hash; one that is there already stays as it is. */
export async function storeBody(database: Database, id: TemplateId, body: PreparedBody): Promise<void> {
  const { numInsertedOrUpdatedRows } = await database.kysely
    .insertInto('bodies')
    .values({ template_id: id, hash: body.hash, content: body.content })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n || body.assets.length === 0) return;
  await database.kysely
    .insertInto('body_assets')
    .values(body.assets.map(({ ownerId, name }) => ({ template_id: id, hash: body.hash, owner_id: ownerId, name })))
    .execute();
}

/** Copies one body from template to template, packed as it is. */
export async function copyBody(database: Database, from: TemplateId, to: TemplateId, hash: string): Promise<void> {
  const { kysely } = database;
  await sql`insert into bodies (template_id, hash, content)
    select ${to}, hash, content from bodies where template_id = ${from} and hash = ${hash}`.execute(kysely);
  await sql`insert into body_assets (template_id, hash, owner_id, name)
    select ${to}, hash, owner_id, name from body_assets where template_id = ${from} and hash = ${hash}`.execute(kysely);
}

/** Deletes bodies to which neither the template nor a version of it or of its module points. */
export async function dropUnusedBodies(database: Database, id: TemplateId): Promise<void> {
  await sql`delete from bodies where template_id = ${id}
    and hash not in (select hash from versions where template_id = ${id})
    and hash not in (select hash from module_versions where module_id = ${id})
    and hash not in (select body_hash from templates where id = ${id} and body_hash is not null)`.execute(
    database.kysely,
  );
}

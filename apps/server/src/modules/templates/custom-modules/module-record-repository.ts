import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { ModuleContentFacts, ModuleId, ModuleRecord } from '../../custom-modules/port.ts';
import type { UserId } from '../port.ts';
import { type RecordRow, selectRecords, toRecords } from '../record-repository.ts';

export async function findModule(database: Database, id: ModuleId, viewerId: UserId): Promise<ModuleRecord | null> {
  const row = await selectModules(database, viewerId).where('t.id', '=', id).executeTakeFirst();
  const [record] = row ? await recordsOf(database, [row]) : [];
  return record ?? null;
}

/** Returns the query for modules with the columns of a record. */
export function selectModules(database: Database, viewerId: UserId) {
  return selectRecords(database, viewerId)
    .innerJoin('modules as m', 'm.template_id', 't.id')
    .select(['m.kind', 'm.version', 'm.published_revision', 'm.width', 'm.words', 'm.source_template_id'])
    .where(sql<boolean>`t.type = 'email_cb'`);
}

type ModuleRow = RecordRow & Awaited<ReturnType<ReturnType<typeof selectModules>['executeTakeFirstOrThrow']>>;

export async function recordsOf(database: Database, rows: readonly ModuleRow[]): Promise<readonly ModuleRecord[]> {
  const templates = await toRecords(database, rows);
  return templates.flatMap((template, index) => {
    const row = rows[index];
    if (!row) return [];
    const { kind, version, width, words } = row;
    const publishedRevision = row.published_revision;
    return [{ template, kind, version, publishedRevision, width, words, sourceTemplateId: row.source_template_id }];
  });
}

export function contentColumns({ kind, width, words }: ModuleContentFacts) {
  return { kind, width, words };
}

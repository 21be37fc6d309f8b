import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { NewVersion, VersionOutcome } from '../../custom-modules/port.ts';
import type { TemplateId } from '../port.ts';
import { lockedRow, personName, toRecord } from '../record-repository.ts';
import { contentColumns, findModule } from './module-record-repository.ts';
import { lockedNesting } from './nesting-repository.ts';

/** Makes the working copy of a module its next version, if the guard and the expected revision allow it. */
export function publishModule<Refusal>(
  database: Database,
  { id, userId, now, expectedRevision, guard, inner, nestingGuard, ...content }: NewVersion<Refusal>,
): Promise<VersionOutcome<Refusal>> {
  return inTransaction(database, async (open): Promise<VersionOutcome<Refusal>> => {
    const { kysely } = open;
    const nesting = await lockedNesting(open, { id, inner });
    const row = await lockedRow(open, id, userId);
    const module = await findModule(open, id, userId);
    if (!row?.body_hash || !module) return { kind: 'missing' };
    const template = await toRecord(open, row);
    const refusal = guard(template);
    if (refusal !== null) return { kind: 'refused', refusal };
    if (row.revision !== expectedRevision) {
      return { kind: 'stale', template, changedBy: await personName(open, row.modified_by) };
    }
    const nestingRefusal = nestingGuard(nesting);
    if (nestingRefusal !== null) return { kind: 'refused', refusal: nestingRefusal };
    const latest = await kysely
      .selectFrom('module_versions')
      .select('hash')
      .where('module_id', '=', id)
      .where('version', '=', module.version)
      .executeTakeFirst();
    const isNew = module.publishedRevision !== row.revision && latest?.hash !== row.body_hash;
    const version = isNew ? module.version + 1 : module.version;
    if (isNew) {
      await kysely
        .insertInto('module_versions')
        .values({ module_id: id, version, user_id: userId, created_at: now, hash: row.body_hash })
        .execute();
      // Its picture shows what it is now.
      await kysely
        .updateTable('templates')
        .set({ thumbnail_revision: -1, thumbnail_lease: 0, thumbnail_tries: 0 })
        .where('id', '=', id)
        .execute();
    }
    const changed = { version, published_revision: row.revision, ...contentColumns(content) };
    await kysely.updateTable('modules').set(changed).where('template_id', '=', id).execute();
    return {
      kind: 'done',
      isNew,
      module: { ...module, ...content, template, version, publishedRevision: row.revision },
    };
  });
}

/**
 * Marks the new revision as published if the previous one was: a change that leaves the content as it is, e.g. a new name,
 * leaves nothing to publish.
 */
export async function stayPublished(
  { kysely }: Database,
  id: TemplateId,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await kysely
    .updateTable('modules')
    .set({ published_revision: to })
    .where('template_id', '=', id)
    .where('published_revision', '=', from)
    .execute();
}

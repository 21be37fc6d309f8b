import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { putInCategories, sendingColumns, textColumns } from '../create/create-repository.ts';
import { stayPublished } from '../custom-modules/publish-repository.ts';
import { writeUses } from '../custom-modules/use-repository.ts';
import type { TemplateInfo, TemplateRecord, TemplateUpdate, UpdateOutcome } from '../port.ts';
import {
  type LockedRow,
  lockedRow,
  personName,
  type RecordRow,
  selectRecords,
  toRecord,
} from '../record-repository.ts';
import { dropUnusedBodies, storeBody } from './body-repository.ts';
import { keepVersion, nameVersion, pruneVersions, stayVersions } from './version-log-repository.ts';

/** Number of revisions between prunings: a few versions too many cost less than looking for them on every save. */
const PRUNE_EVERY = 10;

/** Changes info, body or both as one revision, if the guard and the expected revision allow it. */
export function updateTemplate<Refusal>(
  database: Database,
  update: TemplateUpdate<Refusal>,
): Promise<UpdateOutcome<Refusal>> {
  return inTransaction(database, async (open): Promise<UpdateOutcome<Refusal>> => {
    const row = await lockedRow(open, update.id, update.userId);
    if (!row) return { kind: 'missing' };
    const template = await toRecord(open, row);
    const refusal = update.guard(template);
    if (refusal !== null) return { kind: 'refused', refusal, template };
    if (isRepeated(update, row, template)) return { kind: 'unchanged', template };
    if (update.expectedRevision !== undefined && update.expectedRevision !== row.revision) {
      return { kind: 'stale', template, changedBy: await personName(open, row.modified_by) };
    }
    const info = changedInfo(template, update.info);
    const body = update.body && update.body.hash !== row.body_hash ? update.body : undefined;
    // Saved by hand once more, it is what the person may want to go back to.
    if (update.body && !body && !update.bodyIsDerived && !update.isAutomatic) await stayVersions(open, [update.id]);
    if (!info && !body) return { kind: 'unchanged', template };
    return { kind: 'updated', template: await store(open, row, template, update, info, body) };
  });
}

async function store(
  open: Database,
  row: LockedRow,
  template: TemplateRecord,
  { id, userId, now, bodyIsDerived = false, isAutomatic = false, label }: TemplateUpdate<unknown>,
  info: TemplateInfo | undefined,
  body: TemplateUpdate<unknown>['body'],
): Promise<TemplateRecord> {
  if (body) {
    await storeBody(open, id, body);
    await writeUses(open, id, body, { hasSome: Boolean(row.has_uses) });
  }
  const { subject = template.subject } = info ?? {};
  const version = body &&
    !bodyIsDerived && { hash: body.hash, size: body.size, userId, now, isAutomatic, subject, label };
  const versionedAt = version ? await keepVersion(open, row, version) : null;
  if (!version && subject !== template.subject) await nameVersion(open, row, subject);
  const revision = row.revision + 1;
  const isFiled = !body && info !== undefined && onlyFiles(template, info);
  const modified = isFiled ? row.modified_at : Math.max(now, row.modified_at, versionedAt ?? 0);
  await open.kysely
    .updateTable('templates')
    .set({
      ...(info && { type: info.type, ...textColumns(info), ...sendingColumns(info) }),
      ...(body && { body_hash: body.hash, size: body.size }),
      ...(versionedAt !== null && {
        versioned_at: versionedAt,
        public_at: template.status === 'published' ? now : null,
      }),
      revision,
      thumbnail_lease: 0,
      thumbnail_tries: 0,
      modified_at: modified,
      modified_by: userId,
    })
    .where('id', '=', id)
    .execute();
  if (row.type === 'email_cb' && !version) await stayPublished(open, id, { from: row.revision, to: revision });
  if (body && (bodyIsDerived || isAutomatic)) await dropUnusedBodies(open, id);
  if (version && revision % PRUNE_EVERY === 0) await pruneVersions(open, id, now);
  const { categoryIds = idsOf(template), ...texts }: Partial<TemplateInfo> = info ?? {};
  const size = body?.size ?? template.size;
  const stored = { ...template, ...texts, size, revision, modified, modifiedBy: userId };
  if (sameIds(categoryIds, idsOf(template))) return stored;
  await open.kysely.deleteFrom('template_categories').where('template_id', '=', id).execute();
  await putInCategories(open, id, categoryIds);
  const reread = await selectRecords(open, userId).where('t.id', '=', id).executeTakeFirstOrThrow();
  return toRecord(open, reread);
}

/**
 * Returns whether the last revision is the very same change by the same person: its answer was lost on the way, perhaps with
 * its server, and the change is sent again.
 */
function isRepeated(update: TemplateUpdate<unknown>, row: RecordRow, template: TemplateRecord): boolean {
  const saysSomething = update.body !== undefined || Object.keys(update.info ?? {}).length > 0;
  return (
    saysSomething &&
    update.expectedRevision === row.revision - 1 &&
    row.modified_by === update.userId &&
    (update.body === undefined || update.body.hash === row.body_hash) &&
    changedInfo(template, update.info) === undefined
  );
}

/** Returns the whole info after the change; undefined when nothing differs. */
function changedInfo(
  template: TemplateRecord,
  changes: TemplateUpdate<unknown>['info'] = {},
): TemplateInfo | undefined {
  const { type, name, description, tags, preheader, subject, purpose, profile } = template;
  const texts = { name, description, tags, preheader, subject };
  const before: TemplateInfo = { type, ...texts, purpose, profile, categoryIds: idsOf(template) };
  const after: TemplateInfo = { ...before, ...changes };
  const isSame =
    after.type === type &&
    after.name === name &&
    after.description === description &&
    after.tags === tags &&
    after.preheader === preheader &&
    after.subject === subject &&
    after.purpose === purpose &&
    after.profile === profile &&
    sameIds(after.categoryIds, before.categoryIds);
  return isSame ? undefined : after;
}

/** Returns whether a change of info concerns only tags and categories, which do not change the mail. */
function onlyFiles(template: TemplateRecord, info: TemplateInfo): boolean {
  const { tags, categoryIds, ...content } = info;
  return (Object.keys(content) as (keyof typeof content)[]).every((key) => content[key] === template[key]);
}

function idsOf(template: TemplateRecord): string[] {
  return template.categories.map((category) => category.id);
}

function sameIds(left: readonly string[], right: readonly string[]): boolean {
  const known = new Set(left);
  return known.size === new Set(right).size && right.every((id) => known.has(id));
}

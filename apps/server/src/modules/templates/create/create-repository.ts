import type { Database } from '../../../db/database.ts';
import { foldText, sortText } from '../../../db/fold-text.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { PreparedBody } from '../../versions/port.ts';
import { copyUses, writeUses } from '../custom-modules/use-repository.ts';
import type { NewTemplate, TemplateId, TemplateInfo, TemplateRecord, Timestamp, UserId } from '../port.ts';
import { selectRecords, toRecord } from '../record-repository.ts';
import { copyBody, storeBody } from '../update/body-repository.ts';

/** Stores a new template with everything that belongs to it. */
export function createTemplate(database: Database, template: NewTemplate): Promise<TemplateRecord | null> {
  return inTransaction(database, async (open) => {
    const body = await bodyOf(open, template.body);
    if (body === 'missing') return null;
    const { id, ownerId, now, collaborators = [] } = template;
    await open.kysely
      .insertInto('templates')
      .values({
        id,
        owner_id: ownerId,
        is_system: template.isSystem ? 1 : 0,
        type: template.type,
        status: template.status,
        ...textColumns(template),
        ...sendingColumns(template),
        size: body?.size ?? 0,
        revision: 0,
        thumbnail_revision: -1,
        is_shared: collaborators.length > 0 ? 1 : 0,
        locked_by: null,
        lock_number: 0,
        lock_expires_at: 0,
        body_hash: body?.hash ?? null,
        versioned_at: 0,
        public_at: template.status === 'published' ? now : null,
        created_at: now,
        modified_at: now,
        modified_by: ownerId,
      })
      .execute();
    if (body?.kind === 'new') {
      await storeBody(open, id, body.prepared);
      await writeUses(open, id, body.prepared, { hasSome: false });
    }
    if (body?.kind === 'copy') {
      await copyBody(open, body.from, id, body.hash);
      await copyUses(open, body.from, id);
    }
    await putInCategories(open, id, template.categoryIds);
    await addCollaborators(open, id, collaborators, now);
    const row = await selectRecords(open, ownerId).where('t.id', '=', id).executeTakeFirstOrThrow();
    return toRecord(open, row);
  });
}

/** Returns the columns of a template's texts and of the folded forms that are stored beside them. */
export function textColumns({ name, description, tags, preheader, subject = '' }: Texts) {
  return {
    name,
    name_key: foldText(name),
    name_sort: sortText(name),
    description,
    description_key: foldText(description),
    tags,
    tags_key: foldText(tags),
    preheader,
    subject,
  };
}

/** Returns the columns that say how a template is sent. */
export function sendingColumns({ purpose = 'marketing', profile = null }: Pick<NewTemplate, 'purpose' | 'profile'>) {
  return { purpose, profile };
}

type Texts = Pick<TemplateInfo, 'name' | 'description' | 'tags' | 'preheader'> & { readonly subject?: string };

/** Puts a template in categories; deleted categories are left out. */
export async function putInCategories(
  database: Database,
  id: TemplateId,
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  await database.kysely
    .insertInto('template_categories')
    .columns(['template_id', 'category_id'])
    .expression((eb) =>
      eb
        .selectFrom('categories')
        .select([eb.val(id).as('template_id'), 'id'])
        .where('id', 'in', categoryIds),
    )
    .execute();
}

export async function addCollaborators(
  database: Database,
  id: TemplateId,
  userIds: readonly UserId[],
  now: Timestamp,
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ template_id: id, user_id: userId, added_at: now }));
  await database.kysely.insertInto('collaborators').values(rows).execute();
}

type BodySource =
  | { readonly kind: 'new'; readonly hash: string; readonly size: number; readonly prepared: PreparedBody }
  | { readonly kind: 'copy'; readonly hash: string; readonly size: number; readonly from: TemplateId };

async function bodyOf(database: Database, body: NewTemplate['body']): Promise<BodySource | 'missing' | null> {
  if (body === null) return null;
  if (!('copyOf' in body)) return { kind: 'new', hash: body.hash, size: body.size, prepared: body };
  const source = await database.kysely
    .selectFrom('templates')
    .select(['body_hash', 'size'])
    .where('id', '=', body.copyOf)
    .executeTakeFirst();
  if (!source) return 'missing';
  if (source.body_hash === null) return null;
  return { kind: 'copy', hash: source.body_hash, size: source.size, from: body.copyOf };
}

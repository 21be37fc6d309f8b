import type { Principal } from '@mailwright/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { storedChoice } from '../settings/stored-choice.ts';
import type { RecordCategory, TemplateId, TemplateRecord, UserId } from './port.ts';

/** Returns the query for templates `t` with the columns of a record; favorites are those of `viewerId`. */
export function selectRecords(database: Database, viewerId: UserId) {
  return database.kysely
    .selectFrom('templates as t')
    .leftJoin('favourites as f', (join) => join.onRef('f.template_id', '=', 't.id').on('f.user_id', '=', viewerId))
    .leftJoin('users as holder', 'holder.id', 't.locked_by')
    .leftJoin('users as owner', 'owner.id', 't.owner_id')
    .select([
      't.id',
      't.owner_id',
      't.is_system',
      't.type',
      't.status',
      't.name',
      't.description',
      't.tags',
      't.preheader',
      't.subject',
      't.purpose',
      't.profile',
      't.size',
      't.revision',
      't.thumbnail_revision',
      't.thumbnail_key',
      't.is_shared',
      't.locked_by',
      't.lock_number',
      't.lock_expires_at',
      't.body_hash',
      't.versioned_at',
      't.public_at',
      't.created_at',
      't.modified_at',
      't.modified_by',
      'f.user_id as favourite_of',
      'holder.first_name as holder_first_name',
      'holder.last_name as holder_last_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('notes as n')
        .select((note) => note.fn.countAll<number>().as('count'))
        .whereRef('n.template_id', '=', 't.id')
        .as('note_count'),
    );
}

const rowsById = preparedQuery((database, { id, viewerId }: { readonly id: TemplateId; readonly viewerId: UserId }) =>
  selectRecords(database, viewerId).where('t.id', '=', id),
);

/** Returns one template, as `selectRecords` reads it. */
export async function recordRow(database: Database, id: TemplateId, viewerId: UserId): Promise<RecordRow | undefined> {
  const [row] = await rowsById(database, { id, viewerId });
  return row;
}

type RecordQuery = ReturnType<typeof selectRecords>;
export type RecordRow = RecordQuery extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

/** Reads the row, and whether the index has rows about the modules and brand values it uses. */
const lockedById = preparedQuery(
  (database, { id, viewerId }: { readonly id: TemplateId; readonly viewerId: UserId }) => {
    const row = selectRecords(database, viewerId)
      .select(({ exists, or, selectFrom }) =>
        or([
          exists(selectFrom('module_uses as u').select('u.module_id').whereRef('u.template_id', '=', 't.id')),
          exists(selectFrom('template_brands as b').select('b.set_id').whereRef('b.template_id', '=', 't.id')),
        ]).as('has_uses'),
      )
      .where('t.id', '=', id);
    return database.engine === 'sqlite' ? row : row.forUpdate('t').noWait();
  },
);

export type LockedRow = Awaited<ReturnType<typeof lockedById>>[number];

/** Reads one template for writing: on PostgreSQL the row is locked, as `lockRows` does it, until the transaction ends. */
export async function lockedRow(database: Database, id: TemplateId, viewerId: UserId): Promise<LockedRow | undefined> {
  const [row] = await lockedById(database, { id, viewerId });
  return row;
}

/**
 * Locks rows in the order of their ids, so that two bulk calls never wait for each other. If a row is locked already, the
 * transaction begins again, without holding a connection meanwhile.
 */
export async function lockRows(database: Database, ids: readonly TemplateId[]): Promise<void> {
  if (database.engine === 'sqlite') return;
  const rows = database.kysely.selectFrom('templates').select('id').where('id', 'in', ids);
  await rows.orderBy('id').forUpdate().noWait().execute();
}

/** Completes rows to records with at most two more statements, however many rows there are. */
export async function toRecords(database: Database, rows: readonly RecordRow[]): Promise<TemplateRecord[]> {
  if (rows.length === 0) return [];
  const categories = await categoriesOf(database, rows);
  const sharedWith = await collaboratorsOf(database, rows);
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    owner: { id: row.owner_id, firstName: row.owner_first_name ?? '', lastName: row.owner_last_name ?? '' },
    isSystem: row.is_system === 1,
    type: row.type,
    status: row.status,
    name: row.name,
    description: row.description,
    tags: row.tags,
    preheader: row.preheader,
    subject: row.subject,
    purpose: row.purpose,
    profile: row.profile === null ? null : storedChoice(row.profile),
    size: row.size,
    revision: row.revision,
    thumbnailRevision: row.thumbnail_revision,
    thumbnailKey: row.thumbnail_key,
    created: row.created_at,
    modified: row.modified_at,
    modifiedBy: row.modified_by,
    categories: categories.get(row.id) ?? [],
    collaborators: (sharedWith.get(row.id) ?? []).map(({ id }) => id),
    sharedWith: sharedWith.get(row.id) ?? [],
    isShared: row.is_shared === 1,
    lock: lockOf(row),
    lockNumber: row.lock_number,
    noteCount: row.note_count ?? 0,
    isFavourite: row.favourite_of !== null,
  }));
}

/** Returns the templates that exist, by id. */
export async function recordsById(
  database: Database,
  ids: readonly TemplateId[],
  viewerId: UserId,
): Promise<ReadonlyMap<TemplateId, TemplateRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRecords(database, viewerId).where('t.id', 'in', ids).execute();
  return new Map((await toRecords(database, rows)).map((record) => [record.id, record]));
}

export async function toRecord(database: Database, row: RecordRow): Promise<TemplateRecord> {
  const [record] = await toRecords(database, [row]);
  if (!record) throw new Error('A row makes a record');
  return record;
}

function lockOf(row: RecordRow): TemplateRecord['lock'] {
  if (row.locked_by === null) return null;
  return {
    holder: { id: row.locked_by, firstName: row.holder_first_name ?? '', lastName: row.holder_last_name ?? '' },
    number: row.lock_number,
    expiresAt: row.lock_expires_at,
  };
}

function selectCategories({ kysely }: Database, ids: readonly TemplateId[]) {
  return kysely
    .selectFrom('template_categories as tc')
    .innerJoin('categories as c', 'c.id', 'tc.category_id')
    .select(['tc.template_id', 'c.id', 'c.name', 'c.group', 'c.hidden'])
    .where('tc.template_id', 'in', ids)
    .orderBy('c.created_at')
    .orderBy('c.position');
}

const categoriesOfOne = preparedQuery((database, { id }: { readonly id: TemplateId }) =>
  selectCategories(database, [id]),
);

async function categoriesOf(
  database: Database,
  rows: readonly RecordRow[],
): Promise<Map<TemplateId, RecordCategory[]>> {
  const [id = '', ...others] = idsOf(rows);
  const found =
    others.length === 0
      ? await categoriesOfOne(database, { id })
      : await selectCategories(database, [id, ...others]).execute();
  return grouped(found, ({ id, name, group, hidden }) => ({ id, name, group, hidden: hidden === 1 }));
}

async function collaboratorsOf(database: Database, rows: readonly RecordRow[]): Promise<Map<TemplateId, Principal[]>> {
  const shared = rows.filter((row) => row.is_shared === 1);
  if (shared.length === 0) return new Map();
  const found = await database.kysely
    .selectFrom('collaborators as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.template_id', 'u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('c.template_id', 'in', idsOf(shared))
    .orderBy('c.added_at')
    .orderBy('c.user_id')
    .execute();
  return grouped(found, (row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
  }));
}

function idsOf(rows: readonly RecordRow[]): TemplateId[] {
  return rows.map((row) => row.id);
}

function grouped<Row extends { readonly template_id: TemplateId }, T>(
  rows: readonly Row[],
  pick: (row: Row) => T,
): Map<TemplateId, T[]> {
  const groups = new Map<TemplateId, T[]>();
  for (const row of rows) {
    const group = groups.get(row.template_id);
    if (group) group.push(pick(row));
    else groups.set(row.template_id, [pick(row)]);
  }
  return groups;
}

/** Returns the name of a person, for messages about who holds or changed something. */
export async function personName(database: Database, id: UserId) {
  const user = await database.kysely
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' };
}

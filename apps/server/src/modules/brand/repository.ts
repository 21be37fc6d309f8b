import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { BrandRecord, BrandRepository, BrandToSave } from './port.ts';

export function createBrandRepository(database: Database): BrandRepository {
  const { kysely } = database;
  const kits = () =>
    kysely
      .selectFrom('brand_kits as k')
      .innerJoin('users as u', 'u.id', 'k.owner_id')
      .select(['k.id', 'k.kit', 'k.revision', 'k.modified_at', 'k.owner_id', 'u.first_name', 'u.last_name']);

  type Row = Awaited<ReturnType<ReturnType<typeof kits>['executeTakeFirstOrThrow']>>;

  async function records(rows: readonly Row[]): Promise<BrandRecord[]> {
    if (rows.length === 0) return [];
    const people = await kysely
      .selectFrom('brand_people as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.kit_id', 'u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
      .where(
        'p.kit_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('u.first_name')
      .orderBy('u.last_name')
      .orderBy('u.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kit: JSON.parse(row.kit),
      owner: { id: row.owner_id, firstName: row.first_name, lastName: row.last_name },
      revision: row.revision,
      modified: row.modified_at,
      people: people.filter((person) => person.kit_id === row.id).map(({ kit_id: _, ...person }) => person),
    }));
  }

  return {
    async ofOwner(ownerId) {
      const [record = null] = await records(await kits().where('k.owner_id', '=', ownerId).execute());
      return record;
    },

    async ofReader(userId) {
      const shared = kysely.selectFrom('brand_people').select('kit_id').where('user_id', '=', userId);
      const rows = await kits()
        .where(({ or, eb }) => or([eb('k.owner_id', '=', userId), eb('k.id', 'in', shared)]))
        .orderBy('u.first_name')
        .orderBy('u.last_name')
        .orderBy('k.id')
        .execute();
      const isOwn = ({ owner_id: ownerId }: Row) => ownerId === userId;
      return records([...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))]);
    },

    save: (brand) =>
      inTransaction(database, async (open) => {
        const id = await writeKit(open, brand);
        if (id === null) return false;
        await open.kysely.deleteFrom('brand_assets').where('kit_id', '=', id).execute();
        if (brand.assets.length === 0) return true;
        await open.kysely
          .insertInto('brand_assets')
          .values(brand.assets.map(({ ownerId, name }) => ({ kit_id: id, owner_id: ownerId, name })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    share: (id, people) =>
      inTransaction(database, async (open) => {
        if (!(await lockKit(open, id))) return false;
        await open.kysely.deleteFrom('brand_people').where('kit_id', '=', id).execute();
        if (people.length === 0) return true;
        await open.kysely
          .insertInto('brand_people')
          .values(people.map((userId) => ({ kit_id: id, user_id: userId })))
          .execute();
        return true;
      }),

    async remove(ownerId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('brand_kits')
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}

/** Locks a kit for the rest of the transaction; false when it is gone. */
async function lockKit({ kysely, engine }: Database, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('brand_kits')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (kit) => kit.forUpdate().noWait())
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a kit and returns its id; null when it has another revision. */
async function writeKit(
  { kysely }: Database,
  { id, ownerId, kit, revision, now }: BrandToSave,
): Promise<string | null> {
  const written = { kit: JSON.stringify(kit), revision: revision + 1, modified_at: now };
  if (revision === 0) {
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto('brand_kits')
      .values({ id, owner_id: ownerId, ...written })
      .onConflict((conflict) => conflict.column('owner_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? id : null;
  }
  const row = await kysely
    .updateTable('brand_kits')
    .set(written)
    .where('owner_id', '=', ownerId)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

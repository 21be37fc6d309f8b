import { type Belongings, type BrandKit, LIMITS } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createAccountRepository, lockAccounts } from '../account-repository.ts';
import { deleteAccount, endAccount } from './account-end-repository.ts';
import type { ReferenceOf } from './account-references.ts';
import { forgetInAudit } from './audit-forget-repository.ts';
import { handOverImages } from './image-handover-repository.ts';
import type { Handover, HandoverOutcome, LeavingRepository } from './port.ts';

/** Functions that hand over each column with the rule `handed over`; a column that is missing here does not compile. */
const HANDOVERS: Readonly<Record<ReferenceOf<'handed over'>, HandOverColumn>> = {
  'templates.owner_id': handOverTemplates,
  'categories.owner_id': handOverCategories,
  'asset_folders.owner_id': handOverImages,
  'brand_kits.owner_id': handOverBrandKit,
  'module_updates.user_id': async ({ kysely }, { from, to }) => {
    await kysely.updateTable('module_updates').set({ user_id: to }).where('user_id', '=', from).execute();
  },
  'stores.owner_id': async ({ kysely }, { from, to }) => {
    await kysely.updateTable('stores').set({ owner_id: to }).where('owner_id', '=', from).execute();
  },
};

/** Largest difference of the clocks of two nodes, milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

interface LeavingRepositoryOptions {
  /** False where demo accounts may not exist. */
  readonly demo: boolean;
}

export function createLeavingRepository(database: Database, options: LeavingRepositoryOptions): LeavingRepository {
  const { kysely } = database;

  const images = (id: string) =>
    kysely.selectFrom('assets').where('owner_id', '=', id).where('in_library', '=', 1).orderBy('name');

  async function forget(open: Database, id: string, since = 0): Promise<void> {
    const person = await open.kysely
      .selectFrom('users')
      .select(['id', 'email_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person) await forgetInAudit(open, person, since);
  }

  /** Hands over within a transaction that has locked both accounts. */
  async function handOverLocked(open: Database, handover: Handover): Promise<HandoverOutcome> {
    const heir = await createAccountRepository(open, options).find(handover.to);
    if (!heir?.isActive) return 'no-heir';
    const shown = await open.kysely
      .selectFrom('assets')
      .select('name')
      .where('owner_id', '=', handover.from)
      .where('in_library', '=', 1)
      .execute();
    if (shown.some(({ name }) => !handover.copied.has(name))) return 'uncopied';
    await handOver(open, handover);
    return 'done';
  }

  return {
    belongings: (id) => belongingsOf(database, id),

    async libraryImages(id, after, limit) {
      const rows = await images(id).select(['name', 'content_type']).where('name', '>', after).limit(limit).execute();
      return rows.map(({ name, content_type }) => ({ ownerId: id, name, contentType: content_type }));
    },

    end: (id) => inTransaction(database, (open) => endAccount(open, id)),

    handOver: (handover) =>
      inTransaction(database, async (open) => {
        await lockAccounts(open, [handover.from, handover.to]);
        return handOverLocked(open, handover);
      }),

    forgetInAudit: (id) => forget(database, id),

    removePortrait: (id, { ownerId, name }) =>
      inTransaction(database, async (open) => {
        await open.kysely.updateTable('users').set({ image: null }).where('id', '=', id).execute();
        await open.kysely.deleteFrom('assets').where('owner_id', '=', ownerId).where('name', '=', name).execute();
      }),

    remove: ({ id, handTo, copied, forgottenAt, now, guard }) =>
      inTransaction(database, async (open) => {
        await lockAccounts(open, handTo === null ? [id] : [id, handTo]);
        const accounts = createAccountRepository(open, options);
        const current = await accounts.find(id);
        if (!current) return 'missing';
        const refusal = guard(current, await accounts.countAdministrators());
        if (refusal !== null) return { refusal };
        if (handTo === null && !(await ownsNothing(open, id))) return 'no-heir';
        const handed = handTo === null ? 'done' : await handOverLocked(open, { from: id, to: handTo, copied, now });
        if (handed !== 'done') return handed;
        await forget(open, id, forgottenAt - MAX_CLOCK_DIFFERENCE_MS);
        await deleteAccount(open, id, now);
        return 'done';
      }),
  };
}

type Owned = 'templates' | 'stores' | 'assets' | 'brand_kits';

/**
 * Returns how many templates, modules, images, stores and brand kits belong to an account; null when there is no such account.
 */
async function belongingsOf({ kysely }: Database, id: string): Promise<Belongings | null> {
  const row = await kysely
    .selectFrom('users')
    .select([
      countOf('templates', id, sql`type = 'email'`).as('templates'),
      countOf('templates', id, sql`type = 'email_cb'`).as('modules'),
      countOf('assets', id, sql`in_library = 1`).as('images'),
      countOf('stores', id).as('stores'),
      countOf('brand_kits', id).as('brandKits'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { templates, modules, images, stores, brandKits } = row;
  return { templates, modules, images, stores, brandKits };
}

/**
 * Returns whether an account has nothing that another person would have to get. Folders and categories without content do not
 * count.
 */
async function ownsNothing(database: Database, id: string): Promise<boolean> {
  const found = await belongingsOf(database, id);
  return found === null || Object.values(found).every((count) => count === 0);
}

function countOf(table: Owned, owner: string, condition = sql`1 = 1`) {
  return sql<number>`(select count(*) from ${sql.table(table)} where owner_id = ${owner} and ${condition})`;
}

type HandOverColumn = (database: Database, handover: Handover) => Promise<void>;

/** Gives another person everything that others can work with. Runs within the transaction of `database`. */
async function handOver(database: Database, handover: Handover): Promise<void> {
  for (const one of Object.values(HANDOVERS)) await one(database, handover);
}

/**
 * Hands over a brand kit. A person has at most one: if the heir has one, it takes in the colors and fonts of the other, and the
 * people who used the other kit may use it.
 */
async function handOverBrandKit({ kysely }: Database, { from, to, now }: Handover): Promise<void> {
  const kitOf = (owner: string) =>
    kysely.selectFrom('brand_kits').select(['id', 'kit', 'revision']).where('owner_id', '=', owner).executeTakeFirst();
  const [left, standing] = [await kitOf(from), await kitOf(to)];
  if (!left) return;
  await kysely.deleteFrom('brand_people').where('kit_id', '=', left.id).where('user_id', '=', to).execute();
  if (!standing) {
    await kysely.updateTable('brand_kits').set({ owner_id: to }).where('id', '=', left.id).execute();
    return;
  }
  const kit = mergeKits(JSON.parse(standing.kit) as BrandKit, JSON.parse(left.kit) as BrandKit, LIMITS.brand);
  await kysely
    .updateTable('brand_kits')
    .set({ kit: JSON.stringify(kit), revision: standing.revision + 1, modified_at: now })
    .where('id', '=', standing.id)
    .execute();
  const readers = await kysely.selectFrom('brand_people').select('user_id').where('kit_id', '=', left.id).execute();
  for (const { user_id } of readers) {
    const reader = { kit_id: standing.id, user_id };
    await kysely
      .insertInto('brand_people')
      .values(reader)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await kysely.deleteFrom('brand_kits').where('id', '=', left.id).execute();
}

interface Room {
  readonly colors: number;
  readonly webFonts: number;
}

/**
 * Returns a kit with the colors and fonts of another one, as far as there is room. Colors keep the ids that mails use, but lose
 * a role that is taken. What finds no room stays in the mails as it is.
 */
function mergeKits(kit: BrandKit, other: BrandKit, room: Room): BrandKit {
  const ids = new Set(kit.colors.map(({ id }) => id));
  const roles = new Set(kit.colors.map(({ role }) => role));
  const colors = other.colors
    .filter(({ id }) => !ids.has(id))
    .map((color) => (roles.has(color.role) ? { ...color, role: null } : color));
  const known = new Set((kit.webFonts ?? []).map(({ name }) => name.toLowerCase()));
  const fonts = (other.webFonts ?? []).filter(({ name }) => !known.has(name.toLowerCase()));
  const webFonts = [...(kit.webFonts ?? []), ...fonts].slice(0, room.webFonts);
  return {
    ...kit,
    colors: [...kit.colors, ...colors].slice(0, room.colors),
    ...(webFonts.length > 0 && { webFonts }),
  };
}

/**
 * Hands over categories. Names of categories are unique for a person: a category of the heir with the same name takes in the
 * members.
 */
async function handOverCategories({ kysely }: Database, { from, to }: Handover): Promise<void> {
  const named = (owner: string) =>
    kysely.selectFrom('categories').select(['id', 'name_key', 'type']).where('owner_id', '=', owner).execute();
  const standing = await named(to);
  for (const { id, name_key, type } of await named(from)) {
    const same = standing.find((category) => category.name_key === name_key && category.type === type);
    if (!same) {
      await kysely.updateTable('categories').set({ owner_id: to }).where('id', '=', id).execute();
      continue;
    }
    await kysely
      .updateTable('template_categories')
      .set({ category_id: same.id })
      .where('category_id', '=', id)
      .execute();
    await kysely.deleteFrom('categories').where('id', '=', id).execute();
  }
}

/** Hands over templates and modules, those of the system too. The people they are shared with stay, except the heir. */
async function handOverTemplates({ kysely, engine }: Database, { from, to }: Handover): Promise<void> {
  const theirs = kysely.selectFrom('templates').select('id').where('owner_id', '=', from);
  if (engine === 'postgres') await theirs.orderBy('id').forUpdate().noWait().execute();
  // Nobody shares a template with its owner.
  await kysely.deleteFrom('collaborators').where('user_id', '=', to).where('template_id', 'in', theirs).execute();
  await kysely
    .updateTable('templates')
    .set({ locked_by: null, lock_expires_at: 0 })
    .where('owner_id', '=', from)
    .where((eb) =>
      eb.or([
        eb('locked_by', '=', from),
        eb.not(
          eb.exists(
            eb.selectFrom('collaborators as c').select('c.user_id').whereRef('c.template_id', '=', 'templates.id'),
          ),
        ),
      ]),
    )
    .execute();
  await kysely
    .updateTable('templates')
    .set({ is_shared: 0 })
    .where('owner_id', '=', from)
    .where('is_shared', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('collaborators as c').select('c.user_id').whereRef('c.template_id', '=', 'templates.id'),
        ),
      ),
    )
    .execute();
  await kysely.updateTable('templates').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

import { sql } from 'kysely';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { foldText, sortText } from '../../db/fold-text.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { storedChoice } from '../settings/stored-choice.ts';
import type { UserRecord, UserRepository } from './port.ts';

interface UserRepositoryOptions {
  /** False when demo accounts may not exist: demo accounts of an earlier start are then never found. */
  readonly demo: boolean;
}

function selectUsers({ kysely }: Database, demo: boolean) {
  return kysely
    .selectFrom('users as u')
    .innerJoin('plans as p', 'p.number', 'u.plan_number')
    .leftJoin('user_settings as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.role', 'u.image', 'u.is_demo', 'u.deactivated_at'])
    .select(['p.number', 'p.name as plan_name', 'p.features'])
    .select([
      's.dnd_mode',
      's.theme',
      's.locale',
      's.autosave',
      's.link_parameters',
      's.sending_profile',
      's.dashboard_tour_done',
      's.editor_tour_done',
    ])
    .$if(!demo, (query) => query.where('u.is_demo', '=', 0));
}

const userById = (demo: boolean) =>
  preparedQuery((database, { id }: { readonly id: string }) => selectUsers(database, demo).where('u.id', '=', id));
const [WITH_DEMO, WITHOUT_DEMO] = [userById(true), userById(false)];

export function createUserRepository(
  database: Database,
  { demo }: UserRepositoryOptions = { demo: true },
): UserRepository {
  const { kysely, engine } = database;
  const users = () => selectUsers(database, demo);

  type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): UserRecord => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    image: row.image,
    isDemo: row.is_demo === 1,
    isActive: row.deactivated_at === null,
    plan: { number: row.number, name: row.plan_name, features: JSON.parse(row.features) },
    settings: {
      dndMode: row.dnd_mode ?? 'simple',
      theme: row.theme ?? 'light',
      locale: row.locale || null,
      autosave: row.autosave !== 0,
      linkParameters: JSON.parse(row.link_parameters ?? '[]'),
      sendingProfile: storedChoice(row.sending_profile),
      dashboardTourDone: row.dashboard_tour_done === 1,
      editorTourDone: row.editor_tour_done === 1,
    },
  });

  return {
    async find(id) {
      const [row] = await (demo ? WITH_DEMO : WITHOUT_DEMO)(database, { id });
      return row ? toRecord(row) : null;
    },

    async findMany(ids) {
      if (ids.length === 0) return [];
      const rows = await users().where('u.id', 'in', ids).orderBy('u.first_name').orderBy('u.id').execute();
      return rows.map(toRecord);
    },

    async findForLogin(email) {
      const row = await kysely
        .selectFrom('users')
        .select(['id', 'password_hash', 'is_demo'])
        .where('email_key', '=', foldText(email))
        .$if(!demo, (query) => query.where('is_demo', '=', 0))
        .executeTakeFirst();
      return row ? { id: row.id, passwordHash: row.password_hash, isDemo: row.is_demo === 1 } : null;
    },

    async search({ domains, without, addressParts, words, limit, offset }) {
      if (domains.length === 0) return { found: [], total: 0 };
      const part = (column: 'email_key' | 'search_key', term: string) => containsIn(sql.ref(column), term, engine);
      let found = kysely
        .selectFrom('users')
        .where('id', '<>', without)
        .where('deactivated_at', 'is', null)
        .$if(!demo, (query) => query.where('is_demo', '=', 0))
        .where((eb) => eb.or(domains.map((domain) => eb('email_key', 'like', `%@${escapeLike(foldText(domain))}`))));
      if (addressParts.length > 0) {
        found = found.where((eb) => eb.or(addressParts.map((text) => part('email_key', foldText(text)))));
      }
      for (const word of words) found = found.where(part('search_key', sortText(word)));
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      const people = await found
        .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
        .orderBy('first_name')
        .orderBy('last_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { found: people, total };
    },

    async listDemo() {
      const rows = await users().where('u.is_demo', '=', 1).orderBy('u.first_name').orderBy('u.id').execute();
      return rows.map(toRecord);
    },

    async hasAdministrator() {
      const row = await kysely
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('is_demo', '=', 0)
        .where('deactivated_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async noteSeen(id, at) {
      await kysely.updateTable('users').set({ seen_at: at }).where('id', '=', id).execute();
    },

    async add(user) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('users')
        .values({
          id: user.id,
          email: user.email,
          email_key: foldText(user.email),
          first_name: user.firstName,
          last_name: user.lastName,
          search_key: sortText(`${user.firstName} ${user.lastName} ${user.email}`),
          role: user.role,
          image: null,
          password_hash: user.passwordHash,
          plan_number: user.planNumber,
          is_demo: user.isDemo ? 1 : 0,
          created_at: user.now,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

/** Returns the domain for a pattern of `like`; a text with wildcards is no domain, and matches nothing. */
function escapeLike(domain: string): string {
  return /^[\p{L}\p{N}.-]+$/u.test(domain) ? domain : ' ';
}

import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import type { Database, OpenDatabase } from './database.ts';
import { start } from './migrations/001-start.ts';
import { customFields } from './migrations/002-custom-fields.ts';
import { notes } from './migrations/003-notes.ts';
import { sentMails } from './migrations/004-sent-mails.ts';
import { secrets } from './migrations/005-secrets.ts';
import { tickets } from './migrations/006-tickets.ts';
import { thumbnails } from './migrations/007-thumbnails.ts';
import { autosave } from './migrations/008-autosave.ts';
import { subjects } from './migrations/011-subjects.ts';
import { rateHits } from './migrations/012-rate-hits.ts';
import { library } from './migrations/013-library.ts';
import { imageRecipes } from './migrations/014-image-recipes.ts';
import { stock } from './migrations/015-stock.ts';
import { modules } from './migrations/016-modules.ts';
import { brandKits } from './migrations/017-brand-kits.ts';
import { moduleRuns } from './migrations/018-module-runs.ts';
import { stores } from './migrations/019-stores.ts';
import { categoryOwners } from './migrations/020-category-owners.ts';
import { brandUsesIndex } from './migrations/021-brand-uses.ts';
import { brandSets } from './migrations/022-brand-sets.ts';
import { productSearch } from './migrations/023-product-search.ts';
import { peopleSearch } from './migrations/people/009-people-search.ts';
import { tours } from './migrations/people/010-tours.ts';
import { sendingProfile } from './migrations/people/025-sending-profile.ts';
import { linkParameters } from './migrations/people/027-link-parameters.ts';
import { samplePeople } from './migrations/people/028-sample-people.ts';

/** One step of the schema, written for both engines. */
type SchemaChange = (database: Database) => Promise<void>;

/** All changes of the schema in the order they came; a released one is never edited. */
const MIGRATIONS: Readonly<Record<string, SchemaChange>> = {
  '001-start': start,
  '002-custom-fields': customFields,
  '003-notes': notes,
  '004-sent-mails': sentMails,
  '005-secrets': secrets,
  '006-tickets': tickets,
  '007-thumbnails': thumbnails,
  '008-autosave': autosave,
  '009-people-search': peopleSearch,
  '010-tours': tours,
  '011-subjects': subjects,
  '012-rate-hits': rateHits,
  '013-library': library,
  '014-image-recipes': imageRecipes,
  '015-stock': stock,
  '016-modules': modules,
  '017-brand-kits': brandKits,
  '018-module-runs': moduleRuns,
  '019-stores': stores,
  '020-category-owners': categoryOwners,
  '021-brand-uses': brandUsesIndex,
  '022-brand-sets': brandSets,
  '023-product-search': productSearch,
  '025-sending-profile': sendingProfile,
  '027-link-parameters': linkParameters,
  '028-sample-people': samplePeople,
};

/** Brings the database to the newest schema; safe when several servers start at once. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await opened.unhurried(migrateToLatest);
}

/** Whether no server has ever worked on this database. */
export async function isUntouched({ kysely }: Database): Promise<boolean> {
  return (await kysely.introspection.getTables({ withInternalKyselyTables: true })).length === 0;
}

async function requireKnownSchema({ kysely }: Database): Promise<void> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(kysely);
  const unknown = rows.find(({ name }) => MIGRATIONS[name] === undefined);
  if (!unknown) return;
  throw new ConfigError(
    `The database is of a newer release of Mailwright (it has had the change ${unknown.name}): start that release, or use a copy of the data from before it.`,
  );
}

async function migrateToLatest(database: Database): Promise<void> {
  await requireKnownSchema(database);

  const migrations = Object.entries(MIGRATIONS).map(([name, change]): [string, Migration] => [
    name,
    { up: (kysely) => change({ kysely, engine: database.engine }) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateToLatest();
  if (error) throw error;
}

import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import { requireFinished } from './copying/unfinished-move.ts';
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
import { stores } from './migrations/019-stores.ts';
import { categoryOwners } from './migrations/020-category-owners.ts';
import { brandUsesIndex } from './migrations/021-brand-uses.ts';
import { brandSets } from './migrations/022-brand-sets.ts';
import { productSearch } from './migrations/023-product-search.ts';
import { sharedByNodes } from './migrations/038-shared-by-nodes.ts';
import { purposeAndProfile } from './migrations/044-purpose-and-profile.ts';
import { publicVersions } from './migrations/045-public-versions.ts';
import { waitingMails } from './migrations/047-waiting-mails.ts';
import { waitingMailFacts } from './migrations/048-waiting-mail-facts.ts';
import { moduleRuns } from './migrations/modules/018-module-runs.ts';
import { bodiesOfRuns } from './migrations/modules/046-bodies-of-runs.ts';
import { peopleSearch } from './migrations/people/009-people-search.ts';
import { tours } from './migrations/people/010-tours.ts';
import { sendingProfile } from './migrations/people/025-sending-profile.ts';
import { linkParameters } from './migrations/people/027-link-parameters.ts';
import { samplePeople } from './migrations/people/028-sample-people.ts';
import { accounts } from './migrations/people/029-accounts.ts';
import { invitations } from './migrations/people/030-invitations.ts';
import { passwordLinks } from './migrations/people/031-password-links.ts';
import { identities } from './migrations/people/032-identities.ts';
import { secondFactors } from './migrations/people/033-second-factors.ts';
import { passkeys } from './migrations/people/034-passkeys.ts';
import { auditLog } from './migrations/people/035-audit-log.ts';
import { forgottenPeople } from './migrations/people/039-forgotten-people.ts';
import { providerSignIns } from './migrations/people/040-provider-sign-ins.ts';
import { sessionOrigins } from './migrations/people/041-session-origins.ts';
import { auditRetention } from './migrations/people/042-audit-retention.ts';
import { oneIdentity } from './migrations/people/043-one-identity.ts';
import { newerChanges } from './newer-release.ts';

/** One step of the schema, written for both engines. */
type SchemaChange = (database: Database) => Promise<void>;

/**
 * All changes of the schema in the order they came; a released one is never edited. Those that the release before cannot
 * work with end in `-contract`.
 */
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
  '029-accounts': accounts,
  '030-invitations': invitations,
  '031-password-links': passwordLinks,
  '032-identities': identities,
  '033-second-factors': secondFactors,
  '034-passkeys': passkeys,
  '035-audit-log': auditLog,
  '038-shared-by-nodes': sharedByNodes,
  '039-forgotten-people': forgottenPeople,
  '040-provider-sign-ins': providerSignIns,
  '041-session-origins': sessionOrigins,
  '042-audit-retention': auditRetention,
  '043-one-identity': oneIdentity,
  '044-purpose-and-profile': purposeAndProfile,
  '045-public-versions': publicVersions,
  '046-bodies-of-runs': bodiesOfRuns,
  '047-waiting-mails': waitingMails,
  '048-waiting-mail-facts': waitingMailFacts,
};

/** Their names. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the database to the newest schema; safe when several servers start at once. Answers the changes of a newer release
 * that it has had already, with which this one works.
 * @throws ConfigError when the database is of a newer release with which this one does not
 */
export async function migrate(opened: OpenDatabase): Promise<readonly string[]> {
  return opened.withoutTimeouts(migrateToLatest);
}

/** Returns whether no server has ever worked on this database. */
export async function isUntouched({ kysely }: Database): Promise<boolean> {
  return (await kysely.introspection.getTables({ withInternalKyselyTables: true })).length === 0;
}

/** The changes that a database has had, in their order; none where no server has ever worked on it. */
export async function appliedMigrations({ kysely }: Database): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

/**
 * The changes that the next start makes.
 * @throws ConfigError when the database is of a newer release, or only a part of the data is there
 */
export async function pendingMigrations(database: Database): Promise<string[]> {
  await requireFinished(database);
  const applied = await appliedMigrations(database);
  requireSurvived(applied);
  return Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
}

/**
 * Brings an empty database to the schema that another one has.
 * @throws ConfigError when that one is of a release with changes that this one does not know
 */
export async function migrateLike(database: Database, wanted: readonly string[]): Promise<void> {
  requireKnownChanges(wanted);
  const { error } = await migratorOf(database).migrateTo(wanted.toSorted().at(-1) ?? '');
  if (error) throw error;
  const applied = await appliedMigrations(database);
  if (applied.join() === wanted.toSorted().join()) return;
  throw new ConfigError('The data is of a release of Mailwright whose database this release cannot make.');
}

/** @throws ConfigError when one of the changes is of a newer release */
export function requireKnownChanges(names: readonly string[]): void {
  refuseNewer(names.find((name) => MIGRATIONS[name] === undefined));
}

function requireSurvived(applied: readonly string[]): readonly string[] {
  const { survived, fatal } = newerChanges(applied, MIGRATION_NAMES);
  refuseNewer(fatal);
  return survived;
}

function refuseNewer(unknown: string | undefined): void {
  if (unknown === undefined) return;
  throw new ConfigError(
    `The database is of a newer release of Mailwright (it has had the change ${unknown}): start that release, or use a copy of the data from before it.`,
  );
}

async function migrateToLatest(database: Database): Promise<readonly string[]> {
  await requireFinished(database);
  const newer = requireSurvived(await appliedMigrations(database));
  if (newer.length > 0) return newer;
  const { error } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
  return [];
}

function migratorOf(database: Database): Migrator {
  const migrations = Object.entries(MIGRATIONS).map(([name, change]): [string, Migration] => [
    name,
    { up: (kysely) => change({ kysely, engine: database.engine }) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  return new Migrator({ db: database.kysely, provider });
}

import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../../config.ts';
import { clockDifference } from '../../db/clock.ts';
import { OLDEST_POSTGRES, postgresFacts } from '../../db/copying/database-facts.ts';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { appliedMigrations, MIGRATION_NAMES, pendingMigrations } from '../../db/migrate.ts';
import { newerChanges } from '../../db/newer-release.ts';
import { keepsLimits } from '../../db/poolers/keeps-limits.ts';
import { sqliteFileOf } from '../../db/sqlite.ts';
import { findLostImages } from '../../modules/assets/lost-images.ts';
import { createAssetRepository } from '../../modules/assets/repository.ts';
import { createAuditRepository } from '../../modules/audit/repository.ts';
import { REMEMBERED_FOR } from '../../modules/waiting-mails/port.ts';
import { createWaitingMailRepository } from '../../modules/waiting-mails/repository.ts';
import { openStore } from '../../storage/open-store.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { checkKeys } from './check-keys.ts';
import { clockFinding } from './checks.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Database');
const migrations = findingsOf('Migrations');
const images = findingsOf('Images');
const backup = findingsOf('Backup');
const mails = findingsOf('Waiting mails');

type Looked = Pick<Config, 'database' | 'dataDir' | 'credentialsKey' | 'storage'>;

/** Hours after which a nightly archive is late. */
const LATE = 36;

const NO_LIMITS = note(
  'limits of statements and locks are not in force: a pooler gives each transaction another connection',
  'give each client a connection of its own: pool_mode = session in pgbouncer',
);

/** The database itself, beside a server that may work on it, and what only it can tell of the rest. */
export async function checkDatabase(config: Looked): Promise<Finding[]> {
  const { database, dataDir } = config;
  if (database.kind === 'sqlite' && !existsSync(sqliteFileOf(dataDir)))
    return [
      note(`there is none in ${dataDir} yet`, 'the first start makes it; if there should be one, check DATA_DIR'),
    ];
  let opened: OpenDatabase | null = null;
  try {
    opened = openDatabase(database, { exclusive: false });
    await opened.check();
    return [
      ...(await checkEngine(opened)),
      ...(database.kind === 'postgres' && !(await keepsLimits(database.url)) ? [NO_LIMITS] : []),
      ...(await checkTables(opened, config)),
      ...(database.kind === 'postgres' ? [clockFinding(await clockDifference(opened), "the database's")] : []),
    ];
  } catch (error) {
    const advice =
      database.kind === 'sqlite' ? 'restore an archive: npm run restore' : 'check DATABASE_URL, and start it';
    return [problem(sentenceOf(error), advice)];
  } finally {
    await opened?.close();
  }
}

async function checkEngine(database: OpenDatabase): Promise<Finding[]> {
  if (database.engine === 'sqlite') return [ok('SQLite answers, and is sound')];
  const { number, hasTrigrams } = await postgresFacts(database);
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  const findings = [
    number < OLDEST_POSTGRES
      ? problem(`PostgreSQL ${version} is too old`, 'use PostgreSQL 15 or newer')
      : ok(`PostgreSQL ${version} answers`),
  ];
  if (!hasTrigrams) findings.push(problem('it has no extension pg_trgm', 'install the contrib package of PostgreSQL'));
  return findings;
}

async function checkTables(database: OpenDatabase, config: Looked): Promise<Finding[]> {
  try {
    if ((await appliedMigrations(database)).length === 0)
      return [migrations.note('no server has worked on it yet', 'the first start makes the tables')];
    const pending = await pendingMigrations(database);
    if (pending.length > 0)
      return [
        migrations.note(`${pending.length} are to come`, 'make a copy (npm run backup); the next start makes them'),
      ];
    const isNewer = newerChanges(await appliedMigrations(database), MIGRATION_NAMES).survived.length > 0;
    const release = isNewer
      ? migrations.note('the database is of a newer release, with which this one works', 'start the newer one soon')
      : migrations.ok('the database is of this release');
    return [
      release,
      ...(await checkKeys(database, config)),
      ...(await checkImages(database, config)),
      ...(await checkWaitingMails(database)),
      await checkBackup(database),
    ];
  } catch (error) {
    return [migrations.problem(sentenceOf(error), 'nothing was changed')];
  }
}

/** All of them, in the storage. One that does not answer is a finding of its own, elsewhere. */
async function checkImages(database: OpenDatabase, { storage }: Looked): Promise<Finding[]> {
  const found = await findLostImages(createAssetRepository(database), openStore(storage)).catch(() => null);
  if (found === null) return [];
  const { examined, missing, keys } = found;
  if (missing === 0)
    return examined === 0 ? [] : [images.ok(`the storage has all ${examined} that the database names`)];
  const named = missing > keys.length ? `${keys.join(', ')} …` : keys.join(', ');
  return [
    images.problem(
      `the storage lacks ${missing} of ${examined}: ${named}`,
      'check that the right folder or bucket is there, or put them back from an archive (npm run restore)',
    ),
  ];
}

/** Mails that the mail server has not taken, and those that were given up. */
export async function checkWaitingMails(database: OpenDatabase): Promise<Finding[]> {
  const now = Math.trunc(Date.now() + (await clockDifference(database)));
  const { waiting, oldest, givenUp, reason } = await createWaitingMailRepository(database).figures(
    now - REMEMBERED_FOR,
  );
  const because = reason === '' ? '' : ` (${reason})`;
  const findings: Finding[] = [];
  if (waiting > 0 && oldest !== null) {
    const minutes = Math.max(0, now - oldest) / 60_000;
    const text = `${waiting} wait for the mail server, the oldest for ${minutes.toFixed(0)} minutes${because}`;
    findings.push(mails.note(text, 'see to the mail server: they are sent by themselves within a day'));
  }
  if (givenUp > 0) {
    const text = `${givenUp} could not be sent within the last 30 days${because}`;
    findings.push(mails.problem(text, 'see to the mail server, and send invitations and requests again'));
  }
  return findings;
}

async function checkBackup(database: OpenDatabase): Promise<Finding> {
  const last = await createAuditRepository(database).lastTime('data.backup');
  if (last === null) return backup.note('no archive is known', 'write one every night: npm run backup');
  const hours = Math.max(0, Date.now() + (await clockDifference(database)) - last) / 3_600_000;
  const text = `the last archive was written ${hours.toFixed(1)} hours ago`;
  return hours <= LATE ? backup.ok(text) : backup.note(text, 'look at what writes one every night: npm run backup');
}

function sentenceOf(error: unknown): string {
  return error instanceof ConfigError ? error.message : reasonOf(error);
}

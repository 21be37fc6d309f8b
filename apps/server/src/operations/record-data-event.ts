import type { AuditDetails } from '@mailwright/contract';
import { clockDifference } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { newId } from '../db/new-id.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';

/** The commands that take or bring all data of everybody, by what the audit log calls it. */
const COMMANDS = {
  'data.backup': 'npm run backup',
  'data.restore': 'npm run restore',
  'data.move': 'npm run migrate-to',
} as const;

/** The change of the schema that brought the log: a database that has not had it keeps no entries. */
const BROUGHT_LOG = '035-audit-log';

/**
 * Leaves an entry of such a command in the audit log, in the open transaction where there is one: nobody is signed in, and
 * whoever typed it did so on the server.
 * @param time of this machine's clock, milliseconds since 1970
 */
export async function recordDataEvent(
  database: Database,
  action: keyof typeof COMMANDS,
  details: AuditDetails,
  time = Date.now(),
): Promise<void> {
  if (!(await appliedMigrations(database)).includes(BROUGHT_LOG)) return;
  const at = Math.round(time + (await clockDifference(database)));
  const nobody = { person: null, address: '', device: COMMANDS[action] };
  await createAuditRepository(database).add({
    ...nobody,
    id: newId(),
    at,
    action,
    targets: [],
    details: { ...details },
  });
}

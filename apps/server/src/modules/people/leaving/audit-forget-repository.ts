import { sql } from 'kysely';
import { type AuditRow, searchLog } from '../../../db/audit/search-log.ts';
import { containsIn } from '../../../db/contains-in.ts';
import type { Database } from '../../../db/database.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { AuditTarget } from '../../audit/port.ts';
import { auditSearchKey } from '../../audit/search-key.ts';

interface Person {
  readonly id: string;
  readonly email_key: string;
}

/**
 * Removes a person from the audit log: name, email and network address, device and names of their passkeys in entries of the
 * person's own actions; name and address in entries about the person. Actions, times and ids stay.
 *
 * @param since changes only entries of this time and later, milliseconds since 1970
 */
export async function forgetInAudit(database: Database, person: Person, since = 0): Promise<void> {
  const { kysely, engine } = database;
  const { id: theirs, email_key } = person;
  const said = (column: 'search_key' | 'targets', term: string) => containsIn(sql.ref(column), term, engine);
  const entries = searchLog(
    database,
    (eb) => {
      const isNamed = eb.or([eb('person_name', '<>', ''), eb('address', '<>', ''), eb('device', '<>', '')]);
      const byThem = eb.and([eb('person_id', '=', theirs), isNamed]);
      return eb.or([byThem, said('search_key', email_key), said('targets', `{"id":"${theirs}","name":"`)]);
    },
    since,
  );
  for await (const { id, ...entry } of entries)
    await kysely.updateTable('audit_log').set(forgotten(entry, person)).where('id', '=', id).execute();
}

function forgotten(entry: Omit<AuditRow, 'id'>, { id, email_key }: Person) {
  const isAddress = (text: string | null) => text !== null && foldText(text) === email_key;
  const targets = (JSON.parse(entry.targets) as AuditTarget[]).map((target) =>
    target.id === id || isAddress(target.name) ? { ...target, name: null } : target,
  );
  const isTheirs = entry.person_id === id;
  const isPasskey = isTheirs && entry.action.startsWith('passkey.');
  const said = Object.entries(JSON.parse(entry.details) as Record<string, string>);
  const details = Object.fromEntries(
    said.map(([name, value]) => [name, isAddress(value) || (isPasskey && name === 'name') ? '' : value]),
  );
  const who = isTheirs
    ? { person_name: '', person_email: '', address: '', device: '' }
    : {
        person_name: entry.person_name,
        person_email: entry.person_email,
        address: entry.address,
        device: entry.device,
      };
  return {
    ...who,
    targets: JSON.stringify(targets),
    details: JSON.stringify(details),
    search_key: auditSearchKey({ ...who, action: entry.action, targets, details }),
  };
}

import { type Selectable, sql } from 'kysely';
import { containsIn } from '../../../db/contains-in.ts';
import type { Database } from '../../../db/database.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Schema } from '../../../db/schema.ts';
import type { AuditTarget } from '../../audit/port.ts';
import { auditSearchKey } from '../../audit/search-key.ts';

type Entry = Selectable<Schema['audit_log']>;

interface Person {
  readonly id: string;
  readonly email_key: string;
}

/** Entries that are read at a time. */
const PAGE = 500;

/**
 * Takes a person out of the audit log: name, address of mail and network, device and names of their passkeys where they did
 * something, the name and the address where something was done to them. What was done, when and to which ids stays.
 *
 * @param since only in entries of this time and later, milliseconds since 1970
 */
export async function forgetInAudit(database: Database, person: Person, since = 0): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const entries = await entriesAbout(database, person, { after, since });
    for (const { id, ...entry } of entries)
      await database.kysely.updateTable('audit_log').set(forgotten(entry, person)).where('id', '=', id).execute();
    after = entries.length < PAGE ? undefined : entries.at(-1)?.id;
  }
}

interface Stretch {
  readonly after: string;
  readonly since: number;
}

function entriesAbout(
  { kysely, engine }: Database,
  { id, email_key }: Person,
  { after, since }: Stretch,
): Promise<Entry[]> {
  const said = (column: 'search_key' | 'targets', term: string) => containsIn(sql.ref(column), term, engine);
  return kysely
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', after)
    .where('at', '>=', since)
    .where((eb) => {
      const isNamed = eb.or([eb('person_name', '<>', ''), eb('address', '<>', ''), eb('device', '<>', '')]);
      const byThem = eb.and([eb('person_id', '=', id), isNamed]);
      return eb.or([byThem, said('search_key', email_key), said('targets', `{"id":"${id}","name":"`)]);
    })
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

function forgotten(entry: Omit<Entry, 'id'>, { id, email_key }: Person) {
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

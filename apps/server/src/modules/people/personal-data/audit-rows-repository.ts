import { sql } from 'kysely';
import { type AuditRow, searchLog } from '../../../db/audit/search-log.ts';
import { containsIn } from '../../../db/contains-in.ts';
import type { Database } from '../../../db/database.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { AuditTarget } from '../../audit/port.ts';
import type { PersonalDataRepository, PersonKey, Told } from './port.ts';
import { time } from './told-values.ts';

/**
 * Reads the audit log of a person: what the person did, with the places they did it from, and what was done to them, with the
 * names of the people who did it. Email addresses of others are left out everywhere.
 */
export function createAuditRows(database: Database): Pick<PersonalDataRepository, 'audit'> {
  return {
    async *audit(person) {
      const said = (term: string) => containsIn(sql.ref('search_key'), foldText(term), database.engine);
      const entries = searchLog(database, (eb) =>
        eb.or([eb('person_id', '=', person.id), said(person.id), said(person.email)]),
      );
      for await (const entry of entries) {
        const told = toldOf(entry, person);
        if (told) yield told;
      }
    },
  };
}

/**
 * Returns the entry for the archive; null when it is only about others: a search also finds the address as a part of a longer
 * one.
 */
function toldOf(entry: AuditRow, { id, email }: PersonKey): Told | null {
  const isTheirs = entry.person_id === id;
  const isOwn = (text: string | null) => text !== null && foldText(text) === foldText(email);
  const targets = JSON.parse(entry.targets) as AuditTarget[];
  const details = JSON.parse(entry.details) as Record<string, string>;
  const names = (text: string) => isOwn(text) || text.split(' ').includes(id);
  const isAboutThem = targets.some((one) => one.id === id || isOwn(one.name)) || Object.values(details).some(names);
  if (!isTheirs && !isAboutThem) return null;
  const shown = (text: string | null) => (text === null || isOwn(text) || !text.includes('@') ? text : null);
  return {
    at: time(Number(entry.at)),
    action: entry.action,
    by: isTheirs ? 'them' : entry.person_name,
    targets: targets.map((one) => ({ id: one.id, name: shown(one.name) })),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shown(value)])),
    ...(isTheirs && { address: entry.address, device: entry.device }),
  };
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AuditAction } from '@mailwright/contract';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AuditRecord, AuditRepository } from './port.ts';
import { auditSearchKey } from './search-key.ts';

const DAY = 86_400_000;

/** Most entries that one statement deletes: a trigger checks each of them, and a statement may not take long. */
const AT_ONCE = 500;

const TABLES = { template: 'templates', store: 'stores', category: 'categories' } as const;

export function createAuditRepository(database: Database): AuditRepository {
  const { kysely, engine } = database;

  /** Deletes some old entries and returns their number. */
  function removeSome(oldest: number): Promise<number> {
    return inTransaction(database, async (open) => {
      const some = open.kysely.selectFrom('audit_log').select('id').where('at', '<', oldest);
      const { numDeletedRows } = await open.kysely
        .deleteFrom('audit_log')
        .where('id', 'in', some.orderBy('at').orderBy('id').limit(AT_ONCE))
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }

  return {
    async add({ id, at, action, person, targets, details, address, device }) {
      const words = {
        action,
        person_name: person?.name ?? '',
        person_email: person?.email ?? '',
        address,
        device,
      };
      const columns = {
        ...words,
        id,
        at,
        person_id: person?.id ?? null,
        targets: JSON.stringify(targets),
        details: JSON.stringify(details),
        search_key: auditSearchKey({ ...words, targets, details }),
      };
      await kysely.insertInto('audit_log').values(columns).execute();
    },

    async list({ words, action, from, to, after, limit }) {
      let query = kysely.selectFrom('audit_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      for (const word of words) query = query.where((eb) => containsIn(eb.ref('search_key'), foldText(word), engine));
      if (action !== undefined) query = query.where('action', '=', action);
      if (from !== undefined) query = query.where('at', '>=', from);
      if (to !== undefined) query = query.where('at', '<', to);
      if (after !== undefined) {
        query = query.where((eb) =>
          eb.or([eb('at', '<', after.at), eb.and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
        );
      }
      return (await query.execute()).map(toRecord);
    },

    async lastTime(action) {
      const row = await kysely
        .selectFrom('audit_log')
        .select('at')
        .where('action', '=', action)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? Number(row.at) : null;
    },

    async removeOlderThan(days, now, ending) {
      await kysely
        .insertInto('audit_retention')
        .values({ id: 1, days })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ days }))
        .execute();
      const oldest = now - days * DAY;
      while (ending?.aborted !== true && (await removeSome(oldest)) === AT_ONCE) await othersTurn();
    },

    async namesOf(kind, ids) {
      if (ids.length === 0) return new Map();
      if (kind === 'person') {
        const people = kysely.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids);
        return new Map((await people.execute()).map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
      }
      const rows = await kysely.selectFrom(TABLES[kind]).select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

interface Row {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly person_id: string | null;
  readonly person_name: string;
  readonly person_email: string;
  readonly targets: string;
  readonly details: string;
  readonly address: string;
  readonly device: string;
}

function toRecord(row: Row): AuditRecord {
  return {
    id: row.id,
    at: Number(row.at),
    action: row.action as AuditAction,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name, email: row.person_email },
    targets: JSON.parse(row.targets),
    details: JSON.parse(row.details),
    address: row.address,
    device: row.device,
  };
}

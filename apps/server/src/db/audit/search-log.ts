import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

export type AuditRow = Selectable<Schema['audit_log']>;

/** Entries that one statement reads, whether they are looked for or not. */
const STRETCH = 2000;

/**
 * All entries that are looked for by what no index knows, oldest first. The log is read stretch after stretch, so that no
 * statement takes the longer the more there is.
 *
 * @param since only entries of this time and later, milliseconds since 1970
 */
export async function* searchLog(
  { kysely }: Database,
  isWanted: (eb: ExpressionBuilder<Schema, 'audit_log'>) => Expression<SqlBool>,
  since = 0,
): AsyncGenerator<AuditRow> {
  const after = ({ at, id }: Pick<AuditRow, 'at' | 'id'>) =>
    kysely
      .selectFrom('audit_log')
      .where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(at, id)))
      .orderBy('at')
      .orderBy('id');

  for (let start = { at: since, id: '' }; ; await othersTurn()) {
    const last = after(start)
      .select(['at', 'id'])
      .offset(STRETCH - 1)
      .limit(1);
    const end = await last.executeTakeFirst();
    let wanted = after(start).selectAll().where(isWanted);
    if (end) wanted = wanted.where((eb) => eb(eb.refTuple('at', 'id'), '<=', eb.tuple(end.at, end.id)));
    yield* await wanted.execute();
    if (!end) return;
    start = end;
  }
}

import { LIMITS } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Timestamp } from '../port.ts';

/** Most runs deleted at a time, oldest first: each deletion also deletes the rows of its templates. */
const AT_ONCE = 20;

const DAY = 86_400_000;

/** Removes runs that ended long ago: the versions they could give back to templates need not be kept by then. */
export async function forgetOldRuns({ kysely }: Database, now: Timestamp): Promise<void> {
  const rows = await kysely
    .selectFrom('module_updates')
    .select('id')
    .where('ended_at', '<', now - LIMITS.modules.runsKeptDays * DAY)
    // A run that takes one of them back still reads what it did.
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('module_updates as back')
        .select((back) => back.ref('back.takes_back').$notNull().as('id'))
        .where(sql<boolean>`back.state = 'running'`)
        .where('back.takes_back', 'is not', null),
    )
    .orderBy('ended_at')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return;
  await kysely
    .deleteFrom('module_updates')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

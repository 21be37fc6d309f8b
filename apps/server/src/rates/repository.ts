import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Hit, HitCount, HitRepository } from './port.ts';

export function createHitRepository(database: Database): HitRepository {
  return {
    async take(hit, held = []) {
      await removeOutside(database, hit);
      return inTransaction(database, async (open) => {
        if (open.engine === 'postgres') for (const count of hit.under) await lock(open, count);
        const wait = await waitOf(open, hit, held);
        if (wait > 0) return wait;
        const rows = hit.under.map(({ budget, key }) => ({ id: newId(), hit_id: hit.id, budget, key, at: hit.at }));
        await open.kysely.insertInto('rate_hits').values(rows).execute();
        return 0;
      });
    },

    waitOf: (hit, held = []) => waitOf(database, hit, held),

    async forgive({ budget, key }) {
      await database.kysely
        .deleteFrom('rate_hits')
        .where('hit_id', 'in', (eb) =>
          eb.selectFrom('rate_hits').select('hit_id').where('budget', '=', budget).where('key', '=', key),
        )
        .execute();
    },
  };
}

/**
 * Removes hits that no longer count. A hit in the future was noted by a clock that was wrong, and would count until its time
 * has come and gone.
 */
async function removeOutside({ kysely }: Database, { under, at }: Hit): Promise<void> {
  for (const { budget, window } of under) {
    await kysely
      .deleteFrom('rate_hits')
      .where('budget', '=', budget)
      .where((eb) => eb.or([eb('at', '<=', at - window), eb('at', '>', at + window)]))
      .execute();
  }
}

/**
 * Makes hits that count for the same key wait for each other. Keys are locked in the order of the limits, so that no two wait
 * in a circle.
 */
async function lock({ kysely }: Database, { budget, key }: HitCount): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${budget} ${key}`}, 0))`.execute(kysely);
}

async function waitOf({ kysely }: Database, { at, under }: Hit, held: readonly Hit[]): Promise<number> {
  let longest = 0;
  for (const { budget, key, max, window } of under) {
    const rows = await kysely
      .selectFrom('rate_hits')
      .select('at')
      .where('budget', '=', budget)
      .where('key', '=', key)
      .where('at', '>', at - window)
      .where('at', '<=', at + window)
      .execute();
    const more = held.filter((one) => one.under.some((count) => count.budget === budget && count.key === key));
    const times = [...rows, ...more].map((one) => Number(one.at)).toSorted((one, other) => one - other);
    const oldestThatCounts = times.at(-max);
    if (times.length >= max && oldestThatCounts !== undefined) {
      longest = Math.max(longest, 1, oldestThatCounts + window - at);
    }
  }
  return longest;
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { BudgetRepository } from './port.ts';

/** Interval at which expired budgets are removed, milliseconds. */
const CLEAR_EVERY = 600_000;

export function createBudgetRepository({ kysely }: Database): BudgetRepository {
  let cleared = 0;
  return {
    async consume({ budget, key, max, work, now, window }) {
      if (now - cleared > CLEAR_EVERY) {
        cleared = now;
        await kysely.deleteFrom('spent_work').where('until', '<=', now).execute();
      }
      if (work > max) return window;
      // One statement, so that calls side by side cannot slip through together.
      const { rows } = await sql`
        insert into spent_work as spent (budget, key, until, work) values (${budget}, ${key}, ${now + window}, ${work})
        on conflict (budget, key) do update set
          work = case when spent.until > ${now} then spent.work + excluded.work else excluded.work end,
          until = case when spent.until > ${now} then spent.until else excluded.until end
        where spent.until <= ${now} or spent.work + excluded.work <= ${max}
        returning work`.execute(kysely);
      if (rows.length > 0) return 0;
      const row = await kysely
        .selectFrom('spent_work')
        .select('until')
        .where('budget', '=', budget)
        .where('key', '=', key)
        .executeTakeFirst();
      return Math.max(1, (row?.until ?? now) - now);
    },
  };
}

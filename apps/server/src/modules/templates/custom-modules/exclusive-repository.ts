import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Exclusively, InsideTransaction } from '../../custom-modules/port.ts';
import { lockRows } from '../record-repository.ts';

/** Creates the function that runs work under a row lock. `repositories` makes the repositories within a transaction. */
export function createExclusively(
  database: Database,
  repositories: (open: Database) => InsideTransaction,
): Exclusively {
  return (id, work) =>
    inTransaction(database, async (open) => {
      await lockRows(open, [id]);
      return work(repositories(open));
    });
}

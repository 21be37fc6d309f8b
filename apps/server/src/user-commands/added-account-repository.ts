import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AuditRecord } from '../modules/audit/port.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';
import type { NewUser } from '../modules/users/port.ts';
import { createUserRepository } from '../modules/users/repository.ts';

/** Stores an account with its entry in the audit log, both or neither; false when the address is taken. */
export function addAccount(database: Database, user: NewUser, entry: AuditRecord): Promise<boolean> {
  return inTransaction(database, async (open) => {
    const isAdded = await createUserRepository(open).add(user);
    if (isAdded) await createAuditRepository(open).add(entry);
    return isAdded;
  });
}

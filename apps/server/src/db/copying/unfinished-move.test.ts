import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createAuditRepository } from '../../modules/audit/repository.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { markFinished, markUnfinished } from './unfinished-move.ts';

describe.skipIf(inject('postgresUrl') === null)('a database that rows of another one are on their way to', () => {
  test('lets go of all that has come, the audit log too, and keeps it from the end of the move on', async () => {
    const database = await freshDatabase('postgres');
    const clear = () => sql`delete from audit_log`.execute(database.kysely);
    const entry = { id: 'a', at: Date.now(), action: 'brand.save', person: null } as const;
    const rest = { targets: [], details: {}, address: '', device: '' };
    const keep = () => createAuditRepository(database).add({ ...entry, ...rest });
    try {
      await keep();
      await markUnfinished(database);
      await sql`update audit_log set action = 'brand.delete'`.execute(database.kysely);
      await clear();
      await keep();
      await markFinished(database);
      await expect(clear()).rejects.toThrow('audit_log keeps this entry');
      await expect(sql`update audit_log set at = 1`.execute(database.kysely)).rejects.toThrow('append-only');
    } finally {
      await database.close();
    }
  });
});

import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import { newId } from '../../db/new-id.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UserRepository } from '../users/port.ts';
import type { InvitationRecord, InvitationRepository } from './port.ts';

/** Rolls back the transaction that has used the link, so that the link stays unused. */
class AddressTaken extends Error {}

/** Creates the repository. `usersWithin` returns the accounts within an open transaction. */
export function createInvitationRepository(
  database: Database,
  usersWithin: (open: Database) => Pick<UserRepository, 'add'>,
): InvitationRepository {
  const { kysely } = database;
  const invitations = () =>
    kysely
      .selectFrom('invitations as i')
      .innerJoin('plans as p', 'p.number', 'i.plan_number')
      .leftJoin('users as u', 'u.id', 'i.invited_by')
      .select(['i.id', 'i.email', 'i.role', 'i.sent_at', 'i.expires_at', 'i.accepted_at', 'i.revoked_at'])
      .select(['p.number', 'p.name as plan_name', 'u.id as inviter_id', 'u.first_name', 'u.last_name']);

  type Row = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): InvitationRecord => ({
    id: row.id,
    email: row.email,
    role: row.role,
    plan: { number: row.number, name: row.plan_name },
    invitedBy:
      row.inviter_id === null
        ? null
        : { id: row.inviter_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    revokedAt: row.revoked_at,
  });

  const pending = (open: Database['kysely']) =>
    open.updateTable('invitations').where('accepted_at', 'is', null).where('revoked_at', 'is', null);

  return {
    add: ({ id, email, role, planNumber, invitedBy, tokenHash, now, expiresAt }, forgetBefore) =>
      inTransaction(database, async (open) => {
        const key = foldText(email);
        await lockAddress(open, key);
        await open.kysely.deleteFrom('invitations').where('expires_at', '<', forgetBefore).execute();
        await pending(open.kysely).set({ revoked_at: now }).where('email_key', '=', key).execute();
        await open.kysely
          .insertInto('invitations')
          .values({
            id,
            email,
            email_key: key,
            role,
            plan_number: planNumber,
            token_hash: tokenHash,
            invited_by: invitedBy,
            created_at: now,
            sent_at: now,
            expires_at: expiresAt,
            accepted_at: null,
            revoked_at: null,
          })
          .execute();
      }),

    async find(id) {
      const row = await invitations().where('i.id', '=', id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async findByToken(tokenHash) {
      const row = await invitations().where('i.token_hash', '=', tokenHash).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async listPending() {
      const rows = await invitations()
        .where('i.accepted_at', 'is', null)
        .where('i.revoked_at', 'is', null)
        .orderBy('i.sent_at', 'desc')
        .orderBy('i.id')
        .execute();
      return rows.map(toRecord);
    },

    async findNewer({ id, email, sentAt }) {
      const row = await invitations()
        .where('i.email_key', '=', foldText(email))
        .where('i.id', '!=', id)
        .where('i.sent_at', '>=', sentAt)
        .where('i.revoked_at', 'is', null)
        .orderBy('i.sent_at', 'desc')
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    renew: (id, { tokenHash, now, expiresAt }) =>
      inTransaction(database, async (open) => {
        // Two who send it again at once: the second one sees the link of the first.
        const before = await open.kysely
          .selectFrom('invitations')
          .selectAll()
          .where('id', '=', id)
          .$if(open.engine === 'postgres', (query) => query.forUpdate().noWait())
          .executeTakeFirst();
        const { numUpdatedRows } = await pending(open.kysely)
          .set({ token_hash: tokenHash, sent_at: now, expires_at: expiresAt })
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (before === undefined || numUpdatedRows === 0n) return false;
        await open.kysely
          .insertInto('invitations')
          .values({ ...before, id: newId(), revoked_at: now })
          .execute();
        return true;
      }),

    async revoke(id, now) {
      const { numUpdatedRows } = await pending(kysely)
        .set({ revoked_at: now })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async accept({ by, userId, firstName, lastName, passwordHash, role, planNumber, now }) {
      try {
        return await inTransaction(database, async (open) => {
          // Two who accept at once: the second one waits for this row and finds it used.
          const used = await pending(open.kysely)
            .set({ accepted_at: now })
            .where((eb) =>
              'email' in by ? eb('email_key', '=', foldText(by.email)) : eb('token_hash', '=', by.tokenHash),
            )
            .where('expires_at', '>', now)
            .returning(['email', 'role', 'plan_number'])
            .executeTakeFirst();
          if (!used) return 'gone';
          const added = await usersWithin(open).add({
            id: userId,
            email: used.email,
            firstName,
            lastName,
            role: role ?? used.role,
            passwordHash,
            planNumber: planNumber ?? used.plan_number,
            isDemo: false,
            now,
          });
          if (!added) throw new AddressTaken();
          return 'accepted';
        });
      } catch (error) {
        if (error instanceof AddressTaken) return 'taken';
        throw error;
      }
    },
  };
}

/**
 * Locks an address for the transaction: of two people who invite it at once the second one waits, and replaces the first
 * invitation.
 */
async function lockAddress({ kysely, engine }: Database, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${key}`}, 0))`.execute(kysely);
}

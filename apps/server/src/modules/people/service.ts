import { type AccountChange, type AccountRefusal, type Actor, accountRefusal, type Role } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { SessionRepository } from '../auth/port.ts';
import type { AccountOutcome, AccountRecord, AccountRepository } from './port.ts';

export interface PeopleService {
  /**
   * Checks that a plan exists.
   * @throws AppError `VALIDATION_FAILED` when there is no such plan
   */
  requirePlan(planNumber: number): Promise<void>;
  /** Changes the role, the plan, or both. */
  change(
    actor: Actor,
    id: string,
    change: { role?: Role | undefined; planNumber?: number | undefined },
  ): Promise<AccountRecord>;
  activate(actor: Actor, id: string): Promise<AccountRecord>;
  /** Ends all sessions of another person, on all servers: their next call finds none. */
  endSessions(actor: Actor, id: string): Promise<void>;
}

export interface PeopleDeps {
  readonly accounts: AccountRepository;
  readonly sessions: Pick<SessionRepository, 'removeOfUser'>;
}

export function createPeopleService({ accounts, sessions }: PeopleDeps): PeopleService {
  const guard = (actor: Actor, change: AccountChange) => (current: AccountRecord, administrators: number) =>
    accountRefusal(actor, current, change, administrators);

  async function requirePlan(planNumber: number): Promise<void> {
    if ((await accounts.plans()).some(({ number }) => number === planNumber)) return;
    throw new AppError('VALIDATION_FAILED', { details: [{ path: 'planNumber', message: 'There is no such plan.' }] });
  }

  return {
    requirePlan,

    async change(actor, id, { role, planNumber }) {
      requireAdministrator(actor);
      if (planNumber !== undefined) await requirePlan(planNumber);
      return changed(await accounts.change({ id, update: { role, planNumber }, guard: guard(actor, { role }) }));
    },

    async activate(actor, id) {
      requireAdministrator(actor);
      return changed(
        await accounts.change({ id, update: { deactivatedAt: null }, guard: guard(actor, { isActive: true }) }),
      );
    },

    async endSessions(actor, id) {
      // One's own are ended on the page of the account, which spares the one that is used.
      if (actor.role !== 'admin' || actor.id === id) throw new AppError('FORBIDDEN');
      if (!(await accounts.find(id))) throw new AppError('USER_NOT_FOUND');
      await sessions.removeOfUser(id);
    },
  };
}

/**
 * Throws when the caller is no administrator.
 * @throws AppError `FORBIDDEN`
 */
export function requireAdministrator({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw new AppError('FORBIDDEN');
}

/**
 * Returns the account as it is after a change.
 * @throws AppError when the change was not made
 */
export function changed(outcome: AccountOutcome<AccountRefusal>): AccountRecord {
  if (outcome.kind === 'missing') throw new AppError('USER_NOT_FOUND');
  if (outcome.kind === 'refused') throw new AppError(outcome.refusal);
  return outcome.account;
}

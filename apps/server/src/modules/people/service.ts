import { type AccountChange, type AccountRefusal, type Actor, accountRefusal, type Role } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { SessionRepository } from '../auth/port.ts';
import type { AccountOutcome, AccountRecord, AccountRepository } from './port.ts';

export interface PeopleService {
  /** @throws AppError `FORBIDDEN` for all but administrators */
  requireAdministrator(actor: Actor): void;
  /** @throws AppError `VALIDATION_FAILED` where there is no such plan */
  requirePlan(planNumber: number): Promise<void>;
  /** Another role, another plan. */
  change(
    actor: Actor,
    id: string,
    change: { role?: Role | undefined; planNumber?: number | undefined },
  ): Promise<AccountRecord>;
  /** Lets nobody in any more; what belongs to the account goes to `handTo`. Once more hands over what is left. */
  deactivate(actor: Actor, id: string, handTo: string | null): Promise<AccountRecord>;
  activate(actor: Actor, id: string): Promise<AccountRecord>;
}

export interface PeopleDeps {
  readonly accounts: AccountRepository;
  readonly sessions: Pick<SessionRepository, 'removeOfUser'>;
  readonly now: () => number;
}

export function createPeopleService({ accounts, sessions, now }: PeopleDeps): PeopleService {
  function requireAdministrator({ role }: Pick<Actor, 'role'>): void {
    if (role !== 'admin') throw new AppError('FORBIDDEN');
  }

  const guard = (actor: Actor, change: AccountChange) => (current: AccountRecord, administrators: number) =>
    accountRefusal(actor, current, change, administrators);

  async function requireHeir(id: string, handTo: string): Promise<void> {
    const heir = handTo === id ? null : await accounts.find(handTo);
    if (heir?.isActive) return;
    const message = 'Choose somebody else whose account is active.';
    throw new AppError('VALIDATION_FAILED', { details: [{ path: 'handTo', message }] });
  }

  async function requirePlan(planNumber: number): Promise<void> {
    if ((await accounts.plans()).some(({ number }) => number === planNumber)) return;
    throw new AppError('VALIDATION_FAILED', { details: [{ path: 'planNumber', message: 'There is no such plan.' }] });
  }

  return {
    requireAdministrator,
    requirePlan,

    async change(actor, id, { role, planNumber }) {
      requireAdministrator(actor);
      if (planNumber !== undefined) await requirePlan(planNumber);
      return done(await accounts.change({ id, update: { role, planNumber }, guard: guard(actor, { role }) }));
    },

    async deactivate(actor, id, handTo) {
      requireAdministrator(actor);
      if (handTo !== null) await requireHeir(id, handTo);
      const update = { deactivatedAt: now() };
      const account = done(await accounts.change({ id, update, handTo, guard: guard(actor, { isActive: false }) }));
      // Their next call finds the account deactivated, on whichever server; this forgets what is of no use any more.
      await sessions.removeOfUser(id);
      return account;
    },

    async activate(actor, id) {
      requireAdministrator(actor);
      return done(
        await accounts.change({ id, update: { deactivatedAt: null }, guard: guard(actor, { isActive: true }) }),
      );
    },
  };
}

function done(outcome: AccountOutcome<AccountRefusal>): AccountRecord {
  if (outcome.kind === 'missing') throw new AppError('USER_NOT_FOUND');
  if (outcome.kind === 'refused') throw new AppError(outcome.refusal);
  return outcome.account;
}

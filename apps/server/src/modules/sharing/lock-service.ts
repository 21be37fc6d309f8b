import { type Actor, LIMITS, templatePermission } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { factsOf, type Refusal } from '../templates/policy.ts';
import type { GuardedOutcome, LockDecision, TemplateRecord, TemplateRepository, Timestamp } from '../templates/port.ts';

/** Lock as its holder knows it. */
export interface HeldLock {
  readonly number: number;
  /** End of the lock, milliseconds since 1970; null once it is released. */
  readonly expiresAt: Timestamp | null;
}

export interface LockService {
  /**
   * Without a number, takes the lock. A person who has it already (another tab, a restart) gets a new number, and saves under
   * the old number are refused from then on. With a number, renews that lock if nobody has had it since.
   */
  take(actor: Actor, id: string, number: number | undefined): Promise<HeldLock>;
  /** Releases the lock; with a number, only if it is that lock. */
  release(actor: Actor, id: string, number: number | undefined): Promise<HeldLock>;
}

export interface LockDeps {
  readonly templates: Pick<TemplateRepository, 'setLock'>;
  readonly now: () => number;
}

export function createLockService({ templates, now }: LockDeps): LockService {
  return {
    async take(actor, id, number) {
      const time = now();
      const taken = await templates.setLock<Refusal>({
        id,
        userId: actor.id,
        decide: (template) => refusal('lock', actor, template, time) ?? nextLock(actor, template, number, time),
      });
      return held(taken);
    },

    async release(actor, id, number) {
      const time = now();
      const released = await templates.setLock<Refusal>({
        id,
        userId: actor.id,
        decide: (template) => {
          if (number !== undefined && number !== template.lockNumber) return { refusal: 'TEMPLATE_LOCKED' };
          return (
            refusal('unlock', actor, template, time) ?? { holderId: null, number: template.lockNumber, expiresAt: 0 }
          );
        },
      });
      return held(released);
    },
  };
}

function refusal(action: 'lock' | 'unlock', actor: Actor, template: TemplateRecord, now: Timestamp) {
  const answer = templatePermission(action, actor, factsOf(template, now));
  return answer.allowed ? null : { refusal: answer.code };
}

function nextLock(
  actor: Actor,
  template: TemplateRecord,
  number: number | undefined,
  now: Timestamp,
): LockDecision | { readonly refusal: Refusal } {
  const next = { holderId: actor.id, expiresAt: now + LIMITS.lock.freeAfter };
  if (number === undefined) return { ...next, number: template.lockNumber + 1 };
  const isTheirs = template.lock?.holder.id === actor.id && template.lockNumber === number;
  return isTheirs ? { ...next, number } : { refusal: 'TEMPLATE_LOCKED' };
}

function held(outcome: GuardedOutcome<Refusal>): HeldLock {
  if (outcome.kind === 'missing') throw new AppError('TEMPLATE_NOT_FOUND');
  if (outcome.kind === 'refused') throw new AppError(outcome.refusal);
  const { lock, lockNumber } = outcome.template;
  return { number: lockNumber, expiresAt: lock?.expiresAt ?? null };
}

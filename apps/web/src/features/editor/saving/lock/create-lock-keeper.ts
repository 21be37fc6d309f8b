import type { LockAnswer } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { LockKeeper } from '../../core/session/keepers.ts';
import type { LockStatus } from '../../core/session/lock-status.ts';
import type { LockCalls } from './lock-calls.ts';

interface LockKeeperSetup {
  /** Lock that was taken before the template was opened; null when the template is not shared. */
  readonly taken: LockAnswer | null;
  readonly calls: LockCalls;
  readonly onStatus: (status: LockStatus) => void;
}

export function createLockKeeper({ taken, calls, onStatus }: LockKeeperSetup): LockKeeper {
  let number = taken?.lock;
  let until = untilOf(taken);
  let needed = taken !== null;
  let lost = false;
  let asking: Promise<boolean> | null = null;
  let releases = 0;

  async function ask(): Promise<boolean> {
    const before = releases;
    try {
      const answer = await calls.take(number);
      if (before !== releases) {
        // Given back meanwhile, it was taken once more for nobody.
        await calls.release(answer.lock).catch(() => undefined);
        return false;
      }
      number = answer.lock;
      until = untilOf(answer);
      needed = true;
      onStatus({ kind: 'held' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (before === releases) refused(error);
      return false;
    }
  }

  function refused(error: ApiError): void {
    // The page is on its way to the sign-in screen.
    if (error.status === 401) return;
    if (isNoAnswer(error)) {
      onStatus({ kind: 'unsure', until });
      return;
    }
    number = undefined;
    // Without sharing nobody needs a lock.
    needed = error.code !== 'INVALID_TRANSITION';
    lost = needed;
    onStatus(lost ? { kind: 'lost', error } : { kind: 'none' });
  }

  function hold(): Promise<boolean> {
    if (lost) return Promise.resolve(false);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    number: () => number,
    hold,
    renew() {
      if (needed) void hold();
    },
    async release() {
      const underWay = asking;
      // A page that goes away has no time to wait, but what is being taken has no number yet.
      if (number === undefined) await underWay;
      if (number === undefined) return false;
      const given = number;
      number = undefined;
      releases += 1;
      // What cannot be given back now runs out by itself.
      await calls.release(given).catch(() => undefined);
      await underWay;
      return true;
    },
  };
}

function untilOf(answer: LockAnswer | null): number {
  return Date.parse(answer?.expiresAt ?? '');
}

function isNoAnswer({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || status === 429 || code === 'UNREADABLE';
}

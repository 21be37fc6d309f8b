import { isIPv6 } from 'node:net';
import { LIMITS } from '@mailwright/contract';
import { newId } from '../../db/new-id.ts';
import type { AttemptRepository, LoginAttempt } from './port.ts';

const WINDOW = LIMITS.login.windowMinutes * 60_000;

/** An attempt that may go on, or the seconds after which another may. */
export type Admission =
  | { readonly admitted: true; readonly id: string }
  | { readonly admitted: false; retryAfter: number };

/**
 * Counts an attempt before its password is looked at, so that attempts side by side cannot slip through together;
 * what turns out right is taken back by the caller. An address that everybody shares, that of a proxy, is not one
 * guesser: only the limit of the account counts there.
 */
export async function admitLogin(
  attempts: AttemptRepository,
  attempt: LoginAttempt,
  { now, isShared }: { readonly now: number; readonly isShared: boolean },
): Promise<Admission> {
  // What lies ahead was noted by a clock that was wrong; it must not count until its time has come and gone.
  await attempts.removeOutside(now - WINDOW, now + WINDOW);
  const id = newId();
  await attempts.add({ id, ...attempt, at: now });
  const { account, address } = await attempts.timesSince(attempt, now - WINDOW);
  const waits = [
    waitAfter(account, LIMITS.login.failuresPerAccountAndAddress, now),
    isShared ? 0 : waitAfter(address, LIMITS.login.failuresPerAddress, now),
  ];
  const wait = Math.max(...waits);
  if (wait === 0) return { admitted: true, id };
  await attempts.remove(id);
  return { admitted: false, retryAfter: Math.ceil(wait / 1000) };
}

/** One person may hold a whole IPv6 network of 64 bits, so that counts as one address. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** `times` holds the present attempt too. */
function waitAfter(times: readonly number[], limit: number, now: number): number {
  const oldestThatCounts = times.at(-limit - 1);
  return oldestThatCounts === undefined ? 0 : Math.max(1, oldestThatCounts + WINDOW - now);
}

import { readSetting, writeSetting } from '../shared/local-settings.ts';

/** Shortest wait before the second try and longest wait before any, milliseconds. */
const FIRST = 1000;
const MAX_WAIT_MS = 20_000;
/** Age of tries that no longer count, milliseconds: they had another reason. */
const FORGOTTEN = 5 * 60_000;

/**
 * Returns the time to wait before the page is loaded again, milliseconds: each time twice as long, with a random part, so that
 * pages do not load at the same moment.
 */
export function nextTry(now: number, random = Math.random): number {
  const before = readSetting('startTries');
  const count = before && now - before.last < FORGOTTEN ? before.count : 0;
  writeSetting('startTries', { count: count + 1, last: now });
  // What cannot be counted is tried seldom.
  const isCounted = readSetting('startTries')?.last === now;
  return isCounted ? Math.min(MAX_WAIT_MS, FIRST * 2 ** count * (1 + random() / 2)) : MAX_WAIT_MS;
}

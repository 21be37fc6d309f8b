import { readSetting, writeSetting } from '../shared/local-settings.ts';

/** Milliseconds: before the second try, and at most. */
const FIRST = 1000;
const LONGEST = 20_000;
/** Tries further back than this were for another reason. */
const FORGOTTEN = 5 * 60_000;

/** How long to wait before the page is loaded again, in ms: each time twice as long, and no two pages at the same moment. */
export function nextTry(now: number, random = Math.random): number {
  const before = readSetting('startTries');
  const count = before && now - before.last < FORGOTTEN ? before.count : 0;
  writeSetting('startTries', { count: count + 1, last: now });
  // What cannot be counted is tried seldom.
  const isCounted = readSetting('startTries')?.last === now;
  return isCounted ? Math.min(LONGEST, FIRST * 2 ** count * (1 + random() / 2)) : LONGEST;
}

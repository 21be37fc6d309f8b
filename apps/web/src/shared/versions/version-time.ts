import { LIMITS } from '@mailwright/contract';
import { fullDate, relativeTime } from '../format.ts';

/** When a version was saved: relative up to one day, the full date after it. `now` is given by tests. */
export function versionTime(versionDate: string, now: number = Date.now()): string {
  const age = now - Date.parse(versionDate);
  return age > LIMITS.versionRelativeTime.maxAge ? fullDate(versionDate) : relativeTime(versionDate, now);
}

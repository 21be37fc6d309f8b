import { LIMITS } from '@mailwright/contract';
import { fullDate, relativeTime } from '../format.ts';

/** Returns the time when a version was saved: relative up to one day, the full date after that. `now` is set by tests. */
export function versionTime(versionDate: string, now: number = Date.now()): string {
  const age = now - Date.parse(versionDate);
  return age > LIMITS.versionRelativeTime.maxAge ? fullDate(versionDate) : relativeTime(versionDate, now);
}

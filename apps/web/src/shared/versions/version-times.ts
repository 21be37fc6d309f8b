import { LIMITS, type Version } from '@mailwright/contract';
import { dayOf, fullDate, relativeTime } from '../format.ts';

interface VersionDay {
  /** Name of the day: "Today", "Yesterday", "March 4, 2026". */
  readonly day: string;
  readonly versions: readonly Version[];
}

/** Returns the versions under the days they were saved on, in the order given. `now` is set by tests. */
export function versionsByDay(versions: readonly Version[], now: number = Date.now()): readonly VersionDay[] {
  const days = Map.groupBy(versions, ({ versionDate }) => dayOf(versionDate, now));
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }));
}

/** Returns the time when a version was saved: relative up to one day, the full date after that. `now` is set by tests. */
export function versionTime(versionDate: string, now: number = Date.now()): string {
  const age = now - Date.parse(versionDate);
  return age > LIMITS.versionRelativeTime.maxAge ? fullDate(versionDate) : relativeTime(versionDate, now);
}

import type { Version } from '@mailwright/contract';
import { dayOf } from '../format.ts';

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

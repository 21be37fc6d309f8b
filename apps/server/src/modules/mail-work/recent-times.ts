import type { Work } from '../../turns/fair-turns.ts';

/** Remembers how long recent tasks took, by person and kind, milliseconds. */
export interface RecentTimes {
  /** Records a finished task; a shorter time than the remembered one moves it halfway. */
  done(task: Work, took: number): void;
  /** Records a task that was stopped and would have taken longer than `took`. */
  stopped(task: Work, took: number): void;
  /** Returns the expected time of a task; the person's longest when none of its kind is known, null for an unknown person. */
  expected(task: Work): number | null;
}

/** Time in which a remembered time halves, milliseconds. */
const HALVES_IN = 5 * 60_000;

/** Time after which a person's times are forgotten, milliseconds. */
const FORGOTTEN_AFTER = 60 * 60_000;

interface Time {
  readonly took: number;
  readonly at: number;
}

export function createRecentTimes(now: () => number): RecentTimes {
  /** Times by kind, by person; the person recorded last is the last. */
  const people = new Map<string, Map<string, Time>>();

  const fade = ({ took, at }: Time) => took * 0.5 ** ((now() - at) / HALVES_IN);

  function remember({ person, kind }: Work, took: number): void {
    const times = people.get(person) ?? new Map<string, Time>();
    times.set(kind, { took, at: now() });
    people.delete(person);
    people.set(person, times);
    for (const [other, kinds] of people) {
      if ([...kinds.values()].some(({ at }) => now() - at < FORGOTTEN_AFTER)) break;
      people.delete(other);
    }
  }

  function known({ person, kind }: Work): number | null {
    const time = people.get(person)?.get(kind);
    return time ? fade(time) : null;
  }

  return {
    done(task, took) {
      const before = known(task) ?? took;
      remember(task, Math.max(took, (before + took) / 2));
    },
    stopped: (task, took) => remember(task, Math.max(took, known(task) ?? 0)),
    expected(task) {
      const times = [...(people.get(task.person)?.values() ?? [])].map(fade);
      return known(task) ?? (times.length > 0 ? Math.max(...times) : null);
    },
  };
}

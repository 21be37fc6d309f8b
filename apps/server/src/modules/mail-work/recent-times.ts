import type { Work } from '../../turns/fair-turns.ts';

/** Remembers how long tasks took lately, of each person and kind, in milliseconds. */
export interface RecentTimes {
  /** Remembers a task that is done: each halves what is remembered of longer ones. */
  done(task: Work, took: number): void;
  /** Remembers a task that was stopped, and would have taken longer than `took`. */
  stopped(task: Work, took: number): void;
  /** Returns how long a task may be expected to take; as long as the person's longest where none of its kind is known, null for somebody unknown. */
  expected(task: Work): number | null;
}

/** Milliseconds in which what is remembered halves. */
const HALVES_IN = 5 * 60_000;

/** Milliseconds after which nothing is known of a person any more. */
const FORGOTTEN_AFTER = 60 * 60_000;

interface Time {
  readonly took: number;
  readonly at: number;
}

export function createRecentTimes(now: () => number): RecentTimes {
  /** By kind, by person; whoever was remembered last is the last. */
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

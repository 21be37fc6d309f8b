import { performance } from 'node:perf_hooks';
import { figure, percentile } from './statistics.ts';

const WARM_UP = 100;

/** Milliseconds of `count` calls of each kind, by turns, so that what else the machine does falls on all alike. */
export async function timesOf<Name extends string>(
  count: number,
  calls: Readonly<Record<Name, (index: number) => Promise<unknown>>>,
  warmUp = WARM_UP,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(calls) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let index = -warmUp; index < count; index++) {
    for (const name of names) {
      const start = performance.now();
      await calls[name](Math.abs(index));
      if (index >= 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}

export const p50 = (times: readonly number[]) => percentile(times, 0.5);
export const p95 = (times: readonly number[]) => percentile(times, 0.95);

export function ratio(ours: number, bare: number): string {
  return `${figure(ours / bare)}×`;
}

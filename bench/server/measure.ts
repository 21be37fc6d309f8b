import { performance } from 'node:perf_hooks';
import { figure, percentile } from '../support/statistics.ts';

/** Milliseconds of each of `count` calls, one after another, after a tenth of them to warm up. */
export async function timesOf(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  for (let index = 0; index < count / 10; index++) await call(index);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await call(index);
    times.push(performance.now() - start);
  }
  return times;
}

export const p50 = (times: readonly number[]) => percentile(times, 0.5);
export const p95 = (times: readonly number[]) => percentile(times, 0.95);

export function ratio(ours: number, bare: number): string {
  return `${figure(ours / bare)}×`;
}

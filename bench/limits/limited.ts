import { performance } from 'node:perf_hooks';
import { percentile } from '../support/statistics.ts';

/** Work that must be done within a time limit. */
export interface Limited {
  readonly name: string;
  /** Milliseconds. */
  readonly limit: number;
  /** Number of runs, of which the median counts; 1 if a single run already takes long. */
  readonly times?: number;
  readonly run: (round: number) => unknown;
}

/** Median milliseconds of one run. */
export function measureLimited({ times = 1, run }: Limited): number {
  const samples = Array.from({ length: times }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return percentile(samples, 0.5);
}

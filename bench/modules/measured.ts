import { performance } from 'node:perf_hooks';

const CALLS = 40;

export interface Measured {
  readonly name: string;
  /** Milliseconds from a request to its whole answer, without a network. */
  readonly times: readonly number[];
}

/** Measures a call many times, without the first few. */
export async function measured(name: string, call: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  for (let index = -5; index < CALLS; index++) {
    const start = performance.now();
    await call();
    if (index >= 0) times.push(performance.now() - start);
  }
  return { name, times };
}

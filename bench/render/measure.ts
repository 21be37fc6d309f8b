import { percentile } from '../support/statistics.ts';
import type { RendererUnderTest } from './renderer-under-test.ts';

/** Timed runs of each renderer and size; one more goes before them. */
export const RUNS = 11;

export interface Measurement {
  readonly html: string;
  readonly kib: number;
  /** Median of the runs, milliseconds. */
  readonly median: number;
}

/** Renders a mail of so many rows, after one run that is not counted. */
export async function measure(renderer: RendererUnderTest, rows: number): Promise<Measurement> {
  const render = renderer.prepare(rows);
  const html = await render();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await render();
    times.push(performance.now() - start);
  }
  return { html, kib: Buffer.byteLength(html) / 1024, median: percentile(times, 0.5) };
}

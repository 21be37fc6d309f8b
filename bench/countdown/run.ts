import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { createCountdownService } from '../../apps/server/src/modules/countdown/service.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const STYLE = {
  look: 'boxes',
  color: 'ffffff',
  boxColor: '1d2430',
  labelColor: '596270',
  background: 'ffffff',
  labels: true,
  lang: 'en',
} as const;

const END = Date.UTC(2030, 0, 1);
const ROUNDS = 120;

/** Every picture of a look differs by its colour, so that no two rounds share anything. */
const colorOf = (round: number) => (round * 7919 + 1).toString(16).padStart(6, '0');

async function measure(width: number): Promise<readonly (string | number)[][]> {
  let now = END - 86_400_000;
  const service = createCountdownService(() => now);
  const free = async () => undefined;
  const bytes: number[] = [];
  const draw = async (color: string) => bytes.push((await service.image(END, { ...STYLE, width, color }, free)).length);

  async function timed(name: string, step: (round: number) => Promise<unknown>): Promise<(string | number)[]> {
    const block = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    block.enable();
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await step(round);
      times.push(performance.now() - start);
      await new Promise(setImmediate);
    }
    block.disable();
    const middle = percentile(times, 0.5);
    const longest = block.percentile(99) / 1e6;
    return [
      `${width} px`,
      name,
      figure(middle),
      figure(percentile(times, 0.95)),
      figure(1000 / middle),
      figure(longest),
    ];
  }

  await draw('abcdef');
  const rows = [
    await timed('a look never seen', (round) => draw(colorOf(round))),
    await timed('a look known, a new second', () => {
      now += 1000;
      return draw('abcdef');
    }),
    await timed('the same second again', () => draw('abcdef')),
  ];
  const largest = figure(Math.max(...bytes) / 1024);
  return rows.map((row) => [...row, largest]);
}

const rows = [];
for (const width of [320, 640, 1000]) rows.push(...(await measure(width)));
const head = ['picture', 'asked for', 'p50 ms', 'p95 ms', 'a second', 'loop held, p99 ms', 'KiB at most (limit: 150)'];
printTable(head, rows);

import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import type { ServerUnderLoad } from './server-under-load.ts';

/** Memory of a node after garbage collection, bytes. */
interface MemorySample {
  readonly seconds: number;
  readonly heap: number;
  readonly resident: number;
}

const SAMPLES = 12;
const MEGABYTE = 2 ** 20;

/** Share by which the heap may be larger at the end than at half-time; by chance it differs by a few hundredths. */
const ALLOWED = 0.1;

/**
 * Looks at the memory of each node twelve times in so many seconds. Collecting garbage for it holds the node up for some
 * hundred milliseconds each time.
 */
export function watchGrowth(
  servers: readonly ServerUnderLoad[],
  seconds: number,
): Promise<readonly (readonly MemorySample[])[]> {
  const began = performance.now();
  return Promise.all(
    servers.map(async (server) => {
      const samples: MemorySample[] = [];
      for (let sample = 1; sample <= SAMPLES; sample += 1) {
        await sleep(began + (seconds * 1000 * sample) / SAMPLES - performance.now());
        const { heap, resident } = await server.report({ collect: true, memory: true });
        samples.push({ seconds: (performance.now() - began) / 1000, heap, resident });
      }
      return samples;
    }),
  );
}

/** Prints what each node had in memory, and says whether it still grew in the second half. */
export function printGrowth(nodes: readonly (readonly MemorySample[])[]): boolean {
  console.log('Memory while people work, garbage collected, MB: heap / resident\n');
  const times = nodes[0]?.map(({ seconds }) => `${Math.round(seconds / 60)} min`) ?? [];
  printTable(
    ['node', ...times],
    nodes.map((samples, node) => [
      node + 1,
      ...samples.map(({ heap, resident }) => `${figure(heap / MEGABYTE)} / ${figure(resident / MEGABYTE)}`),
    ]),
  );
  const grew = nodes.map((samples) => {
    const [half, end] = [samples[SAMPLES / 2 - 1]?.heap ?? 0, samples.at(-1)?.heap ?? 0];
    return end / half - 1;
  });
  console.log(
    `From half-time to the end: ${grew.map((share) => `${figure(share * 100)} %`).join(', ')} of the heap (limit: ${ALLOWED * 100} %)\n`,
  );
  return grew.some((share) => share > ALLOWED);
}

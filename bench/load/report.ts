import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Measurements that the server's process returns on request; the code is loaded into it beside the server. */
export interface Report {
  /** Processor time of all threads of the process since it began, milliseconds. */
  readonly cpu: number;
  /** Memory in use, bytes; after garbage collection if that was asked for. */
  readonly heap: number;
  readonly resident: number;
  /** Delay of the event loop since the last report, milliseconds. */
  readonly lagP99: number;
  readonly lagMax: number;
  /** The most that the thread of the event loop spent of the processor between two looks at the loop since the last report. */
  readonly spentAtOnce: number;
}

/** Request to a process for its report. */
export interface Question {
  /** Garbage is collected first. */
  readonly collect: boolean;
  /** True to report only the memory; the measurement of the event loop goes on. */
  readonly memory: boolean;
}

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

/** However busy the machine is, what is held up is what the thread is at: the times above tell of that as well. */
const LOOK_EVERY = 5;
let spentBefore = 0;
let spentAtOnce = 0;
function look(): void {
  const { user, system } = process.threadCpuUsage();
  const spent = (user + system) / 1000;
  spentAtOnce = Math.max(spentAtOnce, spent - spentBefore);
  spentBefore = spent;
}
setInterval(look, LOOK_EVERY).unref();

process.on('message', async ({ collect, memory }: Question) => {
  // More than once: what was waiting for its end is freed by the next one.
  for (let round = 0; collect && round < 4; round += 1) {
    globalThis.gc?.();
    await sleep(100);
  }
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  look();
  const report: Report = {
    cpu: (user + system) / 1000,
    heap: heapUsed + external,
    resident: rss,
    lagP99: delay.percentile(99) / 1e6,
    lagMax: delay.max / 1e6,
    spentAtOnce,
  };
  if (!memory) {
    delay.reset();
    spentAtOnce = 0;
  }
  process.send?.(report);
});
process.channel?.unref();

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type LeasedWork, OPERATIONS, type WatchWork, type WorkArea } from './work.ts';

/** Seconds. */
const SHORT = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const LONG = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

const AREAS: Readonly<Record<WorkArea, { readonly help: string; readonly buckets: readonly number[] }>> = {
  storage: { help: 'Time of operations of the storage', buckets: SHORT },
  mail: { help: 'Time to hand a mail over', buckets: SHORT },
  drawing: { help: 'Time to draw a mail in the browser, waiting included', buckets: SHORT },
  thread: { help: 'Time of work in threads, waiting included', buckets: SHORT },
  background: { help: 'Time of pieces of work in the background', buckets: LONG },
};

/** Times work of every area, and counts what is begun and not over. */
export function createWorkMetrics(registry: Registry): WatchWork {
  const inProgress = new Gauge({
    name: 'mailwright_in_progress',
    help: 'Work that is begun or waits for its turn, by area',
    labelNames: ['area', 'operation'],
    registers: [registry],
  });
  function histogram(area: WorkArea) {
    const durations = new Histogram({
      name: `mailwright_${area}_duration_seconds`,
      help: AREAS[area].help,
      labelNames: ['operation', 'outcome'],
      buckets: [...AREAS[area].buckets],
      registers: [registry],
    });
    // Zeros from the start: of a series that begins with its first failure, no rate is known.
    for (const operation of OPERATIONS[area]) {
      for (const outcome of ['ok', 'failed']) durations.zero({ operation, outcome });
      inProgress.set({ area, operation }, 0);
    }
    return durations;
  }
  const durations = {
    storage: histogram('storage'),
    mail: histogram('mail'),
    drawing: histogram('drawing'),
    thread: histogram('thread'),
    background: histogram('background'),
  } as const satisfies Record<WorkArea, Histogram>;
  return async ({ area, operation }, run) => {
    const start = performance.now();
    const over = (outcome: 'ok' | 'failed') =>
      durations[area].observe({ operation, outcome }, (performance.now() - start) / 1000);
    inProgress.inc({ area, operation });
    try {
      const result = await run();
      over('ok');
      return result;
    } catch (error) {
      over('failed');
      throw error;
    } finally {
      inProgress.dec({ area, operation });
    }
  };
}

/** Watches one kind of work in the background. */
export interface TurnWatch {
  /** Runs a piece of work whose lease was taken, until it is over. */
  turn<T>(run: () => Promise<T>): Promise<T>;
  /** The lease was another's when the work was to be stored, or the work was called off: nothing was stored. */
  lost(): void;
}

/** Counts leases of all kinds of work. */
export function createLeaseMetrics(registry: Registry, watch: WatchWork): (work: LeasedWork) => TurnWatch {
  const held = new Gauge({
    name: 'mailwright_leases_held',
    help: 'Leases of work in the background that this server holds',
    labelNames: ['work'],
    registers: [registry],
  });
  const lost = new Counter({
    name: 'mailwright_leases_lost_total',
    help: 'Leases that were another server’s, or called off, before the work was stored',
    labelNames: ['work'],
    registers: [registry],
  });
  return (work) => {
    held.set({ work }, 0);
    lost.inc({ work }, 0);
    return {
      async turn(run) {
        held.inc({ work });
        try {
          return await watch({ area: 'background', operation: work }, run);
        } finally {
          held.dec({ work });
        }
      },
      lost: () => lost.inc({ work }),
    };
  };
}

import { Counter, Gauge, type Registry } from 'prom-client';

/** Work that waits to be done in the background, as the database knows it. */
export interface Backlog {
  readonly count: number;
  /** Time since which the oldest work waits, milliseconds since 1970; null when nothing waits. */
  readonly oldest: number | null;
}

export interface BacklogMetrics {
  /** Adds a backlog that the database is asked for when figures are read. */
  add(work: string, read: () => Promise<Backlog>): void;
  /** The same of when the last archive was written, milliseconds since 1970; null where none is known. */
  addBackup(read: () => Promise<number | null>): void;
}

/** Time for which an answer counts, and longest time that readers of figures wait for one, milliseconds. */
const ASKED = { fresh: 5000, patience: 1000 };

interface Asked {
  readonly backlogs: ReadonlyMap<string, Backlog>;
  readonly lastBackup: number | null;
}

const NOTHING: Asked = { backlogs: new Map(), lastBackup: null };

/**
 * Gauges whose values the database knows. However often figures are read, it is asked every few seconds at most, and by one
 * at a time; where it does not answer soon, the gauges have no values.
 *
 * @param now milliseconds since 1970, as the database's times are
 */
export function createBacklogMetrics(registry: Registry, now: () => number, asked = ASKED): BacklogMetrics {
  const sources = new Map<string, () => Promise<Backlog>>();
  let readBackup: () => Promise<number | null> = async () => null;
  let latest: { readonly answer: Promise<Asked>; readonly at: number } | null = null;
  let isAsking = false;

  const failures = new Counter({
    name: 'mailwright_backlog_failures_total',
    help: 'Times that the database did not tell in time what waits',
    registers: [registry],
  });

  async function ask(): Promise<Asked> {
    isAsking = true;
    try {
      const read = new Map<string, Backlog>();
      // One after the other: people's calls need the connections.
      for (const [work, source] of sources) read.set(work, await source());
      return { backlogs: read, lastBackup: await readBackup() };
    } finally {
      isAsking = false;
    }
  }

  async function current(): Promise<Asked> {
    if (!latest || (!isAsking && performance.now() - latest.at >= asked.fresh)) {
      latest = { answer: ask(), at: performance.now() };
      latest.answer.catch(() => failures.inc());
    }
    const patience = Promise.withResolvers<Asked>();
    const timer = setTimeout(() => patience.resolve(NOTHING), asked.patience);
    try {
      return await Promise.race([latest.answer, patience.promise]);
    } catch {
      return NOTHING;
    } finally {
      clearTimeout(timer);
    }
  }

  const gauge = (name: string, help: string, figureOf: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['work'],
      registers: [registry],
      async collect() {
        const { backlogs } = await current();
        this.reset();
        for (const [work, backlog] of backlogs) this.set({ work }, figureOf(backlog));
      },
    });
  gauge('mailwright_backlog', 'What waits to be done in the background, of all servers', ({ count }) => count);
  gauge('mailwright_backlog_oldest_seconds', 'How long the oldest of it waits', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, now() - oldest) / 1000,
  );
  new Gauge({
    name: 'mailwright_backup_age_seconds',
    help: 'How long ago the last archive was written; absent where none is known',
    registers: [registry],
    async collect() {
      const { lastBackup } = await current();
      if (lastBackup === null) this.remove();
      else this.set(Math.max(0, now() - lastBackup) / 1000);
    },
  });
  return {
    add: (work, read) => void sources.set(work, read),
    addBackup(read) {
      readBackup = read;
    },
  };
}

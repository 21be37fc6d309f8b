import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, type StartOptions, startServer } from './server-process.ts';

/** Below the ports that systems hand out for connections, so that it is still free for the next server. */
const PORTS = { first: 20_000, count: 10_000 };

/** The data of a first start, made once and copied for each server: filling a database takes longer than all the rest. */
export interface SeededData {
  /** Starts the product on a copy. Only one at a time: addresses that are stored name its port. */
  readonly start: () => Promise<ServerProcess>;
  /** Starts it on another copy and at another port, for what needs no stored address. */
  readonly startBeside: (options?: Omit<StartOptions, 'dataDir'>) => Promise<ServerProcess>;
  readonly remove: () => void;
}

export function seededData(): SeededData {
  let made: Promise<{ folder: string; env: { PORT: string } }> | null = null;
  const make = async () => {
    const env = { PORT: String(await findPort()) };
    const first = await startServer({ env });
    await first.end();
    return { folder: first.dataDir, env };
  };
  let kept = '';
  const copy = async () => {
    made ??= make();
    const { folder, env } = await made;
    kept = folder;
    const dataDir = mkdtempSync(join(tmpdir(), 'mailwright-e2e-'));
    cpSync(folder, dataDir, { recursive: true });
    return { dataDir, env };
  };
  return {
    start: async () => startServer(await copy()),
    async startBeside(options = {}) {
      const { dataDir } = await copy();
      return startServer({ ...options, dataDir });
    },
    remove() {
      if (kept) rmSync(kept, { recursive: true, force: true });
    },
  };
}

/** A port that is free now, and will be for a server that is started soon. */
export async function findPort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findPort();
}

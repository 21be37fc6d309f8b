import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './free-port.ts';
import { seededNodes } from './nodes/seeded-nodes.ts';
import { type ServerProcess, type StartOptions, startServer } from './server-process.ts';

/** The data of a first start, made once and copied for each server: filling a database takes longer than all the rest. */
export interface SeededData {
  /** Starts the product on a copy. Only one at a time: addresses that are stored name its port. */
  readonly start: () => Promise<ServerProcess>;
  /** Starts it on another copy and at another port, for what needs no stored address. */
  readonly startBeside: (options?: Omit<StartOptions, 'dataDir'>) => Promise<ServerProcess>;
  readonly remove: () => Promise<void>;
}

/** On one server and its embedded database, or with `NODES` on two behind a balancer. */
export function seededData(): SeededData {
  const { NODES, TEST_DATABASE_URL: postgres } = process.env;
  return NODES && postgres ? seededNodes(postgres) : seededFolder();
}

function seededFolder(): SeededData {
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
    async remove() {
      if (kept) rmSync(kept, { recursive: true, force: true });
    },
  };
}

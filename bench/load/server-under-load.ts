import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Question, Report } from './report.ts';
import { type ThreadTimes, threadTimes } from './thread-times.ts';

const SERVER = path.resolve(import.meta.dirname, '../../apps/server/src/server.ts');
const REPORT = path.resolve(import.meta.dirname, 'report.ts');
const READY = /is ready: (\S+)/;

export interface ServerUnderLoad {
  readonly origin: string;
  report(options?: Partial<Question>): Promise<Report & { readonly threads: ThreadTimes | null }>;
  stop(): Promise<void>;
}

/** The server as it is run, with a channel to ask its process how it is. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerUnderLoad> {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', SEED: 'none', LOG_LEVEL: 'error', THUMBNAILS: 'off', ...variables };
  const args = ['--expose-gc', ...nodeOptions, '--import', REPORT, SERVER];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const origin = await readyAt(child);
  return {
    origin,
    async report({ collect = false, memory = false } = {}) {
      const answer = once(child, 'message');
      child.send({ collect, memory } satisfies Question);
      const [report] = (await answer) as [Report];
      return { ...report, threads: threadTimes(child.pid ?? 0) };
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function readyAt(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const url = READY.exec(output)?.[1];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCache } from '../../tools/runtime/compile-cache.mjs';
import { nodeBinary } from '../../tools/runtime/node-binary.mjs';

/** The library is brought to a database while other workers have theirs filled, on a machine of any speed. */
const START_LIMIT_MS = 170_000;
const ADDRESS = /is ready: (\S+)/;

/** A real server process on a fresh embedded database. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it wrote so far, for the message of a failed test. */
  readonly output: () => string;
  /** The mails that were sent and went no further, as mail programs read them. */
  readonly mails: () => Promise<string[]>;
  /** A test begins that goes on with this server. */
  readonly nextTest: () => Promise<void>;
  /** Sends the signal and resolves with the exit code once the process is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly remove: () => Promise<void>;
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (why: string) => reject(new Error(`The server ${why}. It wrote:\n${output()}`));
    const timer = setTimeout(() => give(`printed no address within ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS);
    const look = () => {
      const address = ADDRESS.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      give(`ended with code ${code}`);
    });
  });
}

export interface StartOptions {
  /** Continues on the data of an earlier process. */
  readonly dataDir?: string;
  /** Configuration. */
  readonly env?: Readonly<Record<string, string>>;
  /** Starts the product with something local in place of what it would ask on the internet. */
  readonly entry?: string;
}

/** Starts the built product. */
export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'mailwright-e2e-'));
  const child = spawn(nodeBinary(), [options.entry ?? 'apps/server/src/server.ts'], {
    // Pictures of the demo templates would be drawn beside every test; the tests of thumbnails switch them on.
    // Nobody reads two lines of log for each request, which take a fifteenth of what a server does.
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      ...compileCache,
      PORT: '0',
      THUMBNAILS: 'off',
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const output = () => written;
  child.stdout.on('data', (chunk) => (written += chunk));
  child.stderr.on('data', (chunk) => (written += chunk));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return gone;
  };
  const url = await waitForAddress(child, output);
  const remove = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, output, mails: async () => mailsIn(dataDir), nextTest: async () => undefined, end, remove };
}

function mailsIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
}

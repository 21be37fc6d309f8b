import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../server.ts');
const ADDRESS = /is ready: (\S+).*\n/;
const LISTENING = /\(listening on (\S+)\)/;

/** The real process, as `npm start` runs it. */
export interface ServerProcess {
  /** The address it prints: that of people, who may come through a proxy. */
  readonly url: string;
  /** Address on which the process itself listens. */
  readonly origin: string;
  /** Returns everything that it wrote so far. */
  output(): string;
  /** Sends the signal and answers the exit code once the process is gone; null when the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Error of a start that ended instead of listening. */
export class StartFailure extends Error {
  readonly exitCode: number | null;

  constructor(exitCode: number | null, output: string) {
    super(output);
    this.exitCode = exitCode;
  }
}

/** Starts the server with these variables on a free port; throws a `StartFailure` with what it wrote. `server`: that of another release. */
export async function startProcess(
  variables: Readonly<Record<string, string>>,
  server = SERVER,
): Promise<ServerProcess> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const compiled = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
  const env = { PATH, ...compiled, PORT: '0', THUMBNAILS: 'off', LOG_LEVEL: 'error', ...variables };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = ADDRESS.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    gone.then((code) => reject(new StartFailure(code, output)), reject);
  });
  return {
    url,
    origin: `http://${LISTENING.exec(output)?.[1] ?? new URL(url).host}`,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}

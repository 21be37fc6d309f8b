import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeBinary } from '../runtime/node-binary.mjs';
import { root } from '../runtime/root.mjs';
import { findCommand, run } from './commands.mjs';

const RELEASE = 'bookworm';
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';

/** Made once; `rm -r .cache/image` has it made again. */
const CACHE = join(root, '.cache/image');

/** Folders in which npm itself may be, installed with Node. */
const NPM = ['/usr/lib/node_modules/npm', '/usr/local/lib/node_modules/npm'];

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Names of two local images that stand for those that the Dockerfile is built on: Debian, and Debian with Node and npm. */
export const BASES = { runtime: 'localhost/mailwright-test/debian', build: 'localhost/mailwright-test/node' };

/** Makes both bases and returns their names. */
export async function makeBases() {
  const debian = await debianFolder();
  await imageOf(BASES.runtime, [[debian, '/']], []);
  const node = nodeFolder();
  const settings = existsSync(CERTIFICATES) ? ['--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : [];
  await imageOf(
    BASES.build,
    [
      [debian, '/'],
      [node, '/'],
    ],
    settings,
  );
  return BASES;
}

async function debianFolder() {
  const folder = join(CACHE, RELEASE);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  await run('debootstrap', ['--variant=minbase', RELEASE, draft, MIRROR]);
  // Packages that were unpacked, and lists that are out of date tomorrow.
  for (const name of ['var/cache/apt/archives', 'var/lib/apt/lists']) {
    rmSync(join(draft, name), { recursive: true, force: true });
    mkdirSync(join(draft, name, 'partial'), { recursive: true });
  }
  renameSync(draft, folder);
  return folder;
}

/** This machine's Node 24 and npm, and the authorities that it trusts. */
function nodeFolder() {
  const folder = join(CACHE, 'node');
  rmSync(folder, { recursive: true, force: true });
  const bin = join(folder, 'usr/local/bin');
  const modules = join(folder, 'usr/local/lib/node_modules');
  mkdirSync(bin, { recursive: true });
  cpSync(realpathSync(nodeBinary()), join(bin, 'node'));
  const npm = [...NPM, join(dirname(realpathSync(findCommand('npm') ?? '/')), '..')].find((place) =>
    existsSync(join(place, 'bin/npm-cli.js')),
  );
  if (npm === undefined) throw new Error('This machine has no npm to put into the base image.');
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(folder, dirname(CERTIFICATES)), { recursive: true });
    cpSync(CERTIFICATES, join(folder, CERTIFICATES), { dereference: true });
  }
  // Everybody may read what npm is told, whoever runs it.
  writeFileSync(join(folder, 'usr/local/lib/node_modules/npm/npmrc'), 'fund=false\nupdate-notifier=false\n');
  return folder;
}

async function imageOf(name, folders, settings) {
  const container = await run('buildah', ['from', '--pull-never', 'scratch']);
  try {
    for (const [folder, target] of folders) await run('buildah', ['add', '--quiet', container, folder, target]);
    await run('buildah', [
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...settings,
      container,
    ]);
    await run('buildah', ['commit', '--quiet', '--format', 'docker', container, name]);
  } finally {
    await run('buildah', ['rm', container]);
  }
}

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeBinary } from '../runtime/node-binary.mjs';
import { root } from '../runtime/root.mjs';
import { run } from './commands.mjs';

const MIGRATIONS = 'apps/server/src/db/migrations';

/** Longest start of the older server, milliseconds. */
const LIMIT_MS = 600_000;

/**
 * Fills a volume with demo data by the last sources before the newest change of the schema, as the release before wrote it.
 * Returns which commit that was.
 */
export async function fillOlderVolume(volume) {
  const added = await run('git', ['log', '--diff-filter=A', '--format=%H', '-1', '--', MIGRATIONS]);
  if (added === '') throw new Error('The history says of no change of the schema when it came (a shallow clone?).');
  const tree = mkdtempSync(join(tmpdir(), 'mailwright-older-'));
  await run('git', ['worktree', 'add', '--detach', '--force', tree, `${added}~1`]);
  try {
    linkPackages(tree);
    await startOnce(tree, volume);
    return await run('git', ['rev-parse', '--short', `${added}~1`]);
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Packages of others are those of today, our own are the older ones. */
function linkPackages(tree) {
  const [there, here] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(here, '@mailwright'), { recursive: true });
  for (const name of readdirSync(there)) {
    if (name !== '@mailwright' && name !== '.bin') symlinkSync(join(there, name), join(here, name));
  }
  for (const name of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', name), join(here, '@mailwright', name));
}

async function startOnce(tree, volume) {
  const env = { ...process.env, PORT: '0', DATA_DIR: volume, SEED: 'demo', THUMBNAILS: 'off', LOG_LEVEL: 'warn' };
  const child = spawn(nodeBinary(), ['apps/server/src/server.ts'], { cwd: tree, env });
  let output = '';
  const ready = Promise.withResolvers();
  const timer = setTimeout(() => ready.reject(new Error(`The older server is not ready:\n${output}`)), LIMIT_MS);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('is ready: ')) ready.resolve();
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  void ended.then((code) => ready.reject(new Error(`The older server ended with ${code}:\n${output}`)));
  try {
    await ready.promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGTERM');
    await ended;
  }
}

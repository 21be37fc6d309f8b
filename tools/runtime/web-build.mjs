import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { bin, runNode } from './run.mjs';

const DIST = join(root, 'apps/web/dist');
const STAMP = join(DIST, '.sources');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

function addTo(hash, path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return;
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!NOT_SOURCES.has(name)) addTo(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, join(root, source));
  return hash.digest('hex');
}

/** Builds the web client if its sources changed since the last build; `force` builds anyway. Returns the exit code. */
export async function buildWeb({ force = false } = {}) {
  const current = fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return 0;
  console.log('Building the web client …');
  const started = Date.now();
  // Built beside and swapped in, so that a server already running never sees half a build.
  const next = join(root, `node_modules/.cache/mailwright/web-${process.pid}`);
  const { code, output } = await runNode(
    [bin('vite/bin/vite.js'), 'build', 'apps/web', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    { capture: true },
  );
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true });
    console.error(output);
    return code;
  }
  writeFileSync(join(next, '.sources'), current);
  const previous = `${next}-old`;
  mkdirSync(DIST, { recursive: true });
  renameSync(DIST, previous);
  renameSync(next, DIST);
  rmSync(previous, { recursive: true, force: true });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const FOLDER = join(root, 'apps/server/dist');
const FILE = join(FOLDER, 'icons.db');
/** File that notes the sources and the size in bytes of the icon file: an incomplete copy is built anew. */
const STAMP = join(FOLDER, '.icons');
const MODULE = join(root, 'apps/server/src/modules/icons');
const SCOPE = '@iconify-json/';

/** Folders of the packages of icons that the server depends on. */
function packages() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  return names.map((name) => join(root, 'node_modules', name));
}

function versionOf(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'missing';
}

/** Changes with the packages and with the code that reads them. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) hash.update(`${folder.slice(root.length)}@${versionOf(folder)}\n`);
  const sources = readdirSync(join(MODULE, 'build')).map((name) => join(MODULE, 'build', name));
  for (const source of [...sources, join(MODULE, 'icon-words.ts')].sort()) {
    if (!source.endsWith('.test.ts')) hash.update(readFileSync(source));
  }
  return hash.digest('hex');
}

/** The number of the file's form, without running the code that says it. */
function format() {
  return /ICON_FILE_FORMAT = (\d+)/.exec(readFileSync(join(MODULE, 'build/icon-file-repository.ts'), 'utf8'))?.[1];
}

function stamp() {
  if (!existsSync(STAMP) || !existsSync(FILE)) return null;
  const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
  return stamp.bytes === statSync(FILE).size ? stamp : null;
}

/** Runs the builder and notes what the file was made of. Returns the exit code. */
async function build(args, facts) {
  const started = Date.now();
  const { code, output } = await runNode(['apps/server/src/icons-cli.ts', '--to', FILE, ...args], { capture: true });
  if (code !== 0) {
    console.error(output);
    return code;
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ ...facts, format: format(), bytes: statSync(FILE).size }));
  console.log(`Built the icons in ${((Date.now() - started) / 1000).toFixed(1)} s: ${output.trim()}`);
  return 0;
}

/**
 * Builds the file of icons if the packages it is made of have changed, or the code that makes it. One that holds every
 * set stays as long as the server can read it. `reset`: the installed packages, whatever is there. Returns the exit code.
 */
export async function buildIcons({ reset = false } = {}) {
  const folders = packages();
  const current = fingerprint(folders);
  const known = stamp();
  if (known?.sources === current) return 0;
  if (known?.all && known.format === format() && !reset) return 0;
  if (known?.all && !reset) console.log('The icons of all sets are of an earlier release: npm run icons -- --all');
  console.log('Building the icons …');
  return build(folders, { sources: current });
}

/** Builds the file from the folder of `@iconify/json`, which holds every set. Returns the exit code. */
export function buildAllIcons(folder) {
  return build(['--collection', folder], { all: versionOf(folder) });
}

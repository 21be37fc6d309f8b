// `npm run icons`: the icons of the installed packages, as `npm run build` makes them. `npm run icons -- --all`: those of
// every set under a license that asks for no credit. Their package is fetched for that, and removed again: it is large.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildAllIcons, buildIcons } from './runtime/icon-build.mjs';
import { root } from './runtime/root.mjs';

const PACKAGE = '@iconify/json';
const VERSION = '2.2.535';
const FOLDER = join(root, 'node_modules/.cache/mailwright/icons');

await bootstrap('tools/icons.mjs', { everything: false });
process.exitCode = process.argv.includes('--all') ? await all() : await buildIcons({ reset: true });

async function all() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    console.log(`Fetching ${PACKAGE} ${VERSION}, about 100 MB …`);
    const fetched = await npm('install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `${PACKAGE}@${VERSION}`);
    if (fetched !== 0) {
      console.error(
        'It could not be fetched. Check that the package registry can be reached. The icons are as before.',
      );
      return fetched;
    }
    return await buildAllIcons(join(FOLDER, 'node_modules', PACKAGE));
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

function npm(...args) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, ...quiet], { stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}

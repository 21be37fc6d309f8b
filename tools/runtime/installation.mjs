import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;
}

/**
 * What node_modules holds against package-lock.json: by content, because a checkout renews file times.
 * npm records what it installed in node_modules/.package-lock.json; optional packages of other systems are not there.
 */
function installationState() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'missing';
  const installed = packagesOf('node_modules/.package-lock.json');
  const behind = Object.entries(packagesOf('package-lock.json')).some(
    ([path, wanted]) =>
      path.includes('node_modules/') &&
      !wanted.optional &&
      !wanted.devOptional &&
      !wanted.peer &&
      installed[path]?.version !== wanted.version,
  );
  return behind ? 'behind' : 'current';
}

/** Brings node_modules to what the lockfile says, if it is not there already; ends the process when npm fails. */
export function ensureInstalled() {
  const state = installationState();
  if (state === 'current') return;
  const command = state === 'missing' ? 'ci' : 'install';
  console.log(`Installing packages (npm ${command}) …`);
  const started = Date.now();
  // Warnings about the engines of packages concern the host's Node; the program runs on the Node that npm brings.
  const result = spawnSync('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`npm ${command} failed. Check that npm is installed and the package registry can be reached.`);
    process.exit(1);
  }
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { showProgress } from './show-progress.mjs';

/** @typedef {Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, peer?: boolean }>} Packages */

/** @returns {Packages | null} */
function packagesOf(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** Packages that npm brings on every system; `everything` counts those for tests and checks too. */
function wantedPackages(lock, everything) {
  return Object.entries(lock).filter(
    ([path, { dev, devOptional, optional, peer }]) =>
      path.includes('node_modules/') && !optional && !devOptional && !peer && (everything || !dev),
  );
}

/**
 * The npm command that brings node_modules to what package-lock.json says, or null when it is there already: by content,
 * because a checkout renews file times. Running the program needs less than working on it (`everything`); what is there
 * for work on it stays there.
 * @param {Packages} lock what package-lock.json names
 * @param {Packages | null} installed what npm recorded in node_modules/.package-lock.json; null where nothing is
 */
export function installCommand(lock, installed, everything) {
  if (installed === null) return everything ? ['ci'] : ['ci', '--omit=dev'];
  const isBehind = (wanted) => wanted.some(([path, { version }]) => installed[path]?.version !== version);
  if (!isBehind(wantedPackages(lock, everything))) return null;
  const hasAll = everything || Object.values(installed).some(({ dev }) => dev === true);
  return hasAll ? ['install'] : ['install', '--omit=dev'];
}

/** Brings node_modules to what is needed, if it is not there already; ends the process when npm fails. */
export async function ensureInstalled({ everything }) {
  const lock = packagesOf('package-lock.json') ?? {};
  const command = installCommand(lock, packagesOf('node_modules/.package-lock.json'), everything);
  if (command === null) return;
  const paths = wantedPackages(lock, !command.includes('--omit=dev')).map(([path]) => join(root, path, 'package.json'));
  const missing = paths.filter((path) => !existsSync(path));
  const what = command.includes('--omit=dev') ? 'what running Mailwright needs' : 'what working on Mailwright needs';
  console.log(`Installing ${what}: ${missing.length} packages and those of this system (npm ${command.join(' ')})`);
  const ended = showProgress('packages', missing.length, () => missing.filter((path) => existsSync(path)).length);
  const code = await npm(command);
  const seconds = ended();
  if (code !== 0) {
    console.error(`npm ${command[0]} failed. Check that npm is installed and the package registry can be reached.`);
    process.exit(1);
  }
  console.log(`Installed in ${seconds.toFixed(1)} s.`);
}

/** Warnings about the engines of packages concern the host's Node; the program runs on the Node that npm brings. */
function npm(command) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn('npm', [...command, ...quiet], {
      cwd: root,
      // Its last words are counts; what fails goes to the error output.
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}

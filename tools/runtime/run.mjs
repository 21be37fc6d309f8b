import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { nodeBinary } from './node-binary.mjs';
import { root } from './root.mjs';

const PARENT_CHECK_MS = 250;

/**
 * npm passes SIGTERM to the shell it runs a script in, and that shell ends without telling us. So under npm a parent that
 * is gone means that we were told to end.
 */
function whenParentEnds(end) {
  const parent = process.ppid;
  const hasEnded = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const timer = setInterval(() => hasEnded() && end(), PARENT_CHECK_MS);
  return () => clearInterval(timer);
}

/**
 * Runs a command of Node 24 in the repository and resolves with its exit code. Signals are passed on, so that a server
 * can finish what is in flight. `capture` collects the output instead of showing it.
 */
export function runNode(args, { env = {}, capture = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const node = nodeBinary();
    const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(node, args, {
      cwd,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: path, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const stopWatching = whenParentEnds(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stopWatching();
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code: code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1), output });
    });
  });
}

/** Path of an installed package's command, without the shell wrapper npm writes on some systems. */
export const bin = (path) => join(root, 'node_modules', path);

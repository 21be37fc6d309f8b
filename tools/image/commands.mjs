import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../runtime/root.mjs';

/** Directories of administrators' commands, which the path of other people lacks. */
const SEARCHED = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** Returns the path of a command of this machine, undefined where it is not installed. */
export function findCommand(name) {
  return SEARCHED.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Runs a command and resolves with what it wrote to standard output; its other output is shown.
 * @throws Error where it fails
 */
export function run(name, args, { show = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(findCommand(name) ?? name, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', show ? 'inherit' : 'pipe'],
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
    child.stderr?.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output.trim());
      else
        reject(
          new Error(`${name} ${args.join(' ')} ended with ${code}: ${errors.trim() || output.trim().slice(-2000)}`),
        );
    });
  });
}

/** Runs a command and returns all that it wrote, and its exit code. */
export function look(name, args) {
  const {
    stdout = '',
    stderr = '',
    status,
  } = spawnSync(findCommand(name) ?? name, args, { cwd: root, encoding: 'utf8' });
  return { output: `${stdout}${stderr}`.trim(), status };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The program needs node:sqlite and type stripping without flags. */
const WANTED_MAJOR = 24;

const PACKAGES = [
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
];

/** Stops with a sentence where even installing would not work. */
export function requireHostNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  console.error(`Mailwright needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Path of a Node 24 or newer: this process's own, else the one npm installed for this system. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of PACKAGES) {
    const path = join(root, 'node_modules', name, 'bin', file);
    if (existsSync(path)) return path;
  }
  console.error(
    `Mailwright runs on Node ${WANTED_MAJOR}. npm has no copy of it for ${process.platform} ${process.arch}, and this is ` +
      `Node ${process.versions.node}: install Node ${WANTED_MAJOR} (https://nodejs.org) and start again.`,
  );
  return process.exit(1);
}

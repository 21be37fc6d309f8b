import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/root.mjs';
import type { Check } from './check.ts';
import { readRepositoryFile } from './repository-files.ts';

/** Kinds of dependencies in a `package.json`; the lockfile repeats them for each workspace. */
const ASKED = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

type Asked = { readonly [K in (typeof ASKED)[number]]?: Readonly<Record<string, string>> };

interface LockedPackage extends Asked {
  readonly version?: string;
  readonly dev?: boolean;
}

const FILE = 'package-lock.json';
/** Names of binary packages end in system, processor and, on Linux, the C library: `…-linux-x64-musl`. */
const PLATFORM =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(gnu|musl)\w*|-eabi|-msvc)?$/;

function isLocked(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (!folder.includes('node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

function entryFor(name: string, version: string, owner: LockedPackage): object | null {
  const [, os, cpu, libc] = PLATFORM.exec(name) ?? [];
  if (!os || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) return null;
  return {
    version,
    cpu: [cpu],
    ...(owner.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
    optional: true,
    os: [os],
  };
}

/** Returns the dependencies of a workspace for which its `package.json` and the lockfile differ. */
export function outdatedEntries(workspace: string, manifest: Asked, locked: Asked): readonly string[] {
  return ASKED.flatMap((kind) => {
    const asked = manifest[kind] ?? {};
    const known = locked[kind] ?? {};
    const names = new Set([...Object.keys(asked), ...Object.keys(known)]);
    return [...names]
      .filter((name) => asked[name] !== known[name])
      .map(
        (name) => `${FILE}: ${workspace || 'the root'} has another ${name} in ${kind}; run npm install and commit it`,
      );
  });
}

/**
 * `npm ci` refuses a lockfile without the binary packages of other systems, and npm leaves those out that the registry at
 * hand does not hold. `--fix` writes them in by name; npm takes the checksum where such a package is really installed.
 */
export const lockfile: Check = {
  name: 'lockfile',
  async run({ fix }) {
    const lock = JSON.parse(readRepositoryFile(FILE)) as { packages: Record<string, LockedPackage> };
    const problems: string[] = [];
    const added: Record<string, object> = {};
    for (const [path, locked] of Object.entries(lock.packages)) {
      if (path.includes('node_modules/')) continue;
      const manifest = JSON.parse(readRepositoryFile(join(path, 'package.json')));
      problems.push(...outdatedEntries(path, manifest, locked));
    }
    for (const [path, locked] of Object.entries(lock.packages)) {
      for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
        if (isLocked(lock.packages, path, name)) continue;
        const entry = fix ? entryFor(name, version, locked) : null;
        if (entry) added[`node_modules/${name}`] = entry;
        else problems.push(`${FILE}: ${path} needs ${name}@${version}, which is missing`);
      }
    }
    if (Object.keys(added).length > 0) {
      const packages = { ...lock.packages, ...added };
      const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
      writeFileSync(join(root, FILE), `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
    }
    return { problems, summary: `${Object.keys(lock.packages).length} packages` };
  },
};

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/root.mjs';

/** Every file git tracks or would track, with forward slashes, relative to the repository. */
export function repositoryFiles(): readonly string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  return [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(join(root, name)));
}

export function readRepositoryFile(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

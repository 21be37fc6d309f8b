import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Check } from './check.ts';
import { repositoryFiles } from './repository-files.ts';

const MAX_FOLDER_FILES = 60;
const SOURCE = /^((apps|packages)\/[^/]+\/src|tools|bench)\/.*\.(ts|tsx|mjs|css)$/;

/** Folders that were larger when the rule came, each with the number it may hold; it is only ever lowered. */
const ALLOWANCES = new URL('crowded-folders.json', import.meta.url);

export interface FolderSizes {
  readonly problems: readonly string[];
  /** New content of the list of crowded folders: number of files each may hold, never higher than before. */
  readonly allowances: Readonly<Record<string, number>>;
}

/** Holds the number of files directly in each folder against the limit, or against what a crowded one may hold. */
export function holdFolderSizes(files: readonly string[], allowed: Readonly<Record<string, number>>): FolderSizes {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const problems: string[] = [];
  for (const [folder, count] of counts) {
    const limit = allowed[folder] ?? MAX_FOLDER_FILES;
    if (count > limit) problems.push(`${folder}: ${count} files directly in it, at most ${limit}; part it by noun`);
  }
  const allowances: Record<string, number> = {};
  for (const [folder, limit] of Object.entries(allowed)) {
    const count = counts.get(folder) ?? 0;
    const next = Math.min(limit, count);
    if (next > MAX_FOLDER_FILES) allowances[folder] = next;
    if (next === limit && limit > MAX_FOLDER_FILES) continue;
    problems.push(`${folder}: ${count} files and ${limit} allowed; lower that in crowded-folders.json (--fix does)`);
  }
  return { problems, allowances };
}

/** A folder is a page of names: what no longer fits is parted before more comes. */
export const folderSizes: Check = {
  name: 'folder sizes',
  async run({ fix }) {
    const files = repositoryFiles().filter((name) => SOURCE.test(name));
    const allowed: Record<string, number> = JSON.parse(readFileSync(ALLOWANCES, 'utf8'));
    let { problems, allowances } = holdFolderSizes(files, allowed);
    if (fix && problems.length > 0) {
      writeFileSync(ALLOWANCES, `${JSON.stringify(allowances, null, 2)}\n`);
      problems = holdFolderSizes(files, allowances).problems;
    }
    const crowded = Object.keys(allowances).length;
    return {
      problems,
      summary: `at most ${MAX_FOLDER_FILES} files directly in a folder; ${crowded} crowded ones may only shrink`,
    };
  },
};

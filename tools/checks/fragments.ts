import { dirname } from 'node:path';
import type { Cruise } from './cruise-imports.ts';
import { readRepositoryFile } from './repository-files.ts';

const MAX_FRAGMENT_LINES = 40;
const TEST = /(\.(test|spec)\.tsx?$)|(\/testing\/)/;

/** Files that stand alone however short they are: commands, parts of blocks, sending systems, services of others, rules of the server, and SQL. */
const OWN_FILE =
  /^(packages\/(document\/src\/commands\/|contract\/src\/profiles\/|blocks\/src\/[^/]+\/(props|definition|render|fields|strings)\.ts$)|apps\/server\/src\/integrations\/(ai|video)\/|apps\/server\/.*(repository|service)\.ts$)/;

/** The entry of a package imports everything. */
const ENTRY = /^packages\/[^/]+\/src\/index\.ts$/;

/** Returns the files of at most 40 lines whose only importer, tests aside, is in the same folder and loads them at once. */
export function fragmentsOf({ importers, lazy }: Pick<Cruise, 'importers' | 'lazy'>): readonly string[] {
  return [...importers]
    .filter(([file, by]) => {
      const users = by.filter((user) => !TEST.test(user));
      const [only] = users;
      return (
        !TEST.test(file) &&
        users.length === 1 &&
        only !== undefined &&
        !ENTRY.test(only) &&
        dirname(only) === dirname(file)
      );
    })
    .map(([file]) => file)
    .filter((file) => /\.tsx?$/.test(file) && !OWN_FILE.test(file) && !lazy.has(file))
    .filter((file) => readRepositoryFile(file).split('\n').length - 1 <= MAX_FRAGMENT_LINES);
}

import { dirname } from 'node:path';
import type { Cruise } from './cruise-imports.ts';
import { readRepositoryFile } from './repository-files.ts';

const FEW_LINES = 30;
const TEST = /(\.(test|spec)\.tsx?$)|(\/testing\/)/;

/** Files so short, and used by one neighbor in their folder alone, that they may be a part of that neighbor. */
export function fragmentsOf({ importers }: Pick<Cruise, 'importers'>): readonly string[] {
  return [...importers]
    .filter(([file, by]) => {
      const users = by.filter((user) => !TEST.test(user));
      const [only] = users;
      return !TEST.test(file) && users.length === 1 && only !== undefined && dirname(only) === dirname(file);
    })
    .map(([file]) => file)
    .filter((file) => /\.tsx?$/.test(file) && readRepositoryFile(file).split('\n').length - 1 <= FEW_LINES);
}

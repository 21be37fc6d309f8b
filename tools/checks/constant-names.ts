import type { Check } from './check.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const CODE = /^(apps|packages|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/;

/** Words that do not say what they bound, or in which unit; the largest of something is `MAX_…`. */
const BARE = 'PATIENCE|LARGE|LIMIT|TIMEOUT|TRIES|SHARE|(?:LONGEST|MOST|LARGEST|DEEPEST)(?:_\\w+)?';
const BARE_CONSTANT = new RegExp(`^(?:export )?const (${BARE})\\b`, 'gm');

/** Returns the lines of a file that declare a module constant of one bare word, as `file:line`. */
export function bareConstants(name: string, code: string): readonly string[] {
  return [...code.matchAll(BARE_CONSTANT)].map(
    ({ index, 1: word }) => `${name}:${code.slice(0, index).split('\n').length}: ${word} does not say what it bounds`,
  );
}

/** A constant says what it bounds, and its unit. */
export const constantNames: Check = {
  name: 'constant names',
  async run() {
    const files = repositoryFiles().filter((name) => CODE.test(name));
    const problems = files.flatMap((name) => bareConstants(name, readRepositoryFile(name)));
    return { problems, summary: `${files.length} files` };
  },
};

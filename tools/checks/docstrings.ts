import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const CODE = /^(apps|packages|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/;
const FIRST_WORD = /^[ \t]*\/\*\*[\s*]*([\p{L}’']+)/gmu;
/** A reader of such a sentence has to find out what is returned or done. */
const RIDDLES = new Set(['What', 'Whether', 'How', 'Where', 'Who', 'Whoever', 'Whom', 'Whose', 'When', 'Which', 'Why']);

export interface Docstrings {
  readonly all: number;
  /** Places of those that begin with a word like "What", as `file:line`. */
  readonly riddles: readonly string[];
}

/** Counts the docstrings of one file, and finds those that do not begin with a verb or a noun. */
export function docstringsIn(name: string, code: string): Docstrings {
  const found = [...code.matchAll(FIRST_WORD)];
  const riddles = found
    .filter(([, word = '']) => RIDDLES.has(word))
    .map(({ index }) => `${name}:${code.slice(0, index).split('\n').length}`);
  return { all: found.length, riddles };
}

/** Counts the docstrings of the repository. */
export function docstringsOf(files: readonly string[] = repositoryFiles()): Docstrings {
  const each = files.filter((name) => CODE.test(name)).map((name) => docstringsIn(name, readRepositoryFile(name)));
  return { all: each.reduce((sum, { all }) => sum + all, 0), riddles: each.flatMap(({ riddles }) => riddles) };
}

import type { Check } from './check.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const MAX_FILE_LINES = 400;
const TEST_LIMIT = 600;
const P90_LIMIT = 200;

const CODE = /\.(ts|tsx|mjs|css)$/;
const TEST = /(\.(test|spec)\.tsx?$)|(^e2e\/)|(\/testing\/)/;
/** Data, not code: its length says nothing about how it reads. */
const DATA = /(\/(seed|data|locales)\/)|(\.data\.ts$)|(\/strings\.ts$)/;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A file is split by noun before it gets long. */
export const fileSizes: Check = {
  name: 'file sizes',
  async run() {
    const problems: string[] = [];
    const lengths: number[] = [];
    for (const name of repositoryFiles()) {
      if (!CODE.test(name) || DATA.test(name)) continue;
      const lines = readRepositoryFile(name).split('\n').length - 1;
      const limit = TEST.test(name) ? TEST_LIMIT : MAX_FILE_LINES;
      if (lines > limit) problems.push(`${name}: ${lines} lines, at most ${limit}; split it by noun`);
      if (!TEST.test(name)) lengths.push(lines);
    }
    lengths.sort((a, b) => a - b);
    const median = percentile(lengths, 0.5);
    const p90 = percentile(lengths, 0.9);
    if (p90 > P90_LIMIT) problems.push(`90th percentile of ${p90} lines a file, at most ${P90_LIMIT}`);
    return {
      problems,
      summary: `${lengths.length} files, median ${median}, p90 ${p90} of ${P90_LIMIT} lines`,
    };
  },
};

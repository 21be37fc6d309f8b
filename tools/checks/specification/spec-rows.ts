import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root.mjs';
import type { Check } from '../check.ts';
import { readRepositoryFile } from '../repository-files.ts';
import { testTitles } from './test-titles.ts';

const FILE = 'docs/SPEC.md';
const ROW = /^\| ([DE]-\d{1,2}-\d{2,3}) \| (.*?) \| (done|not yet) \| (.*?) ?\|$/;

function proofProblem(proof: string, titlesIn: (file: string) => ReadonlySet<string>): string | null {
  const [file, ...rest] = proof.split(' › ');
  const name = rest.join(' › ').replaceAll('\\|', '|');
  if (!file || name === '') return `"${proof}" is not "file › test name"`;
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  return titlesIn(file).has(name.replaceAll(/\$\{[^}]*\}/g, '{…}')) ? null : `${file} has no test named "${name}"`;
}

/** Each row of the specification that says `done` names a test that exists. */
export const specRows: Check = {
  name: 'specification',
  async run() {
    if (!existsSync(join(root, FILE))) return { problems: [`${FILE} is missing`] };
    const problems: string[] = [];
    const seen = new Set<string>();
    const titles = new Map<string, ReadonlySet<string>>();
    const titlesIn = (file: string) => {
      const known = titles.get(file) ?? testTitles(readRepositoryFile(file));
      titles.set(file, known);
      return known;
    };
    let done = 0;
    for (const [index, line] of readRepositoryFile(FILE).split('\n').entries()) {
      if (!/^\| [DE]-/.test(line)) continue;
      const row = ROW.exec(line);
      if (!row) {
        problems.push(`${FILE}:${index + 1}: not a row of id, text, state (done or not yet), proof`);
        continue;
      }
      const [, id = '', , state, proof = ''] = row;
      if (seen.has(id)) problems.push(`${FILE}:${index + 1}: ${id} stands twice`);
      seen.add(id);
      if (state === 'not yet') continue;
      done += 1;
      for (const one of proof.split(' <br> ')) {
        const problem = proofProblem(one, titlesIn);
        if (problem) problems.push(`${FILE}:${index + 1}: ${id}: ${problem}`);
      }
    }
    return { problems, summary: `${done} of ${seen.size} rows proved` };
  },
};

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/root.mjs';
import type { Check } from './check.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|zip|pdf)$/;
const LARGE_ALLOWED = /^(package-lock\.json|docs\/images\/)/;
const LARGE_FILE_BYTES = 400 * 1024;
const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /(\.(test|spec)\.tsx?$)|(^e2e\/)|(\/testing\/)/;

interface Mark {
  readonly pattern: RegExp;
  readonly why: string;
  readonly in: (name: string) => boolean;
  /** A comment on the line before may say why it has to be. */
  readonly unlessExplained?: boolean;
}

const everywhere = () => true;
const code = (name: string) => CODE.test(name) && name !== 'tools/checks/leftovers.ts';

const MARKS: readonly Mark[] = [
  {
    pattern: /(?<![\w.:/-])\/(home|Users|root|work)\/[\w.-]+/,
    why: 'a path of one machine',
    in: (name) => !name.startsWith('tools/checks/leftovers'),
  },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, why: 'a private key', in: (name) => code(name) || !CODE.test(name) },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/, why: 'an AWS key', in: (name) => !TEST.test(name) },
  { pattern: /\b(TODO|FIXME|XXX)\b/, why: 'an unfinished thing', in: code },
  { pattern: /\b(describe|it|test)\.only\(/, why: 'a focused test', in: code },
  { pattern: /\b(it|test)\.todo\(/, why: 'a test that is not written', in: code },
  {
    pattern: /\bvi\.(do)?mock\(/i,
    why: 'a module put in the place of another, which comes too late where test files share their modules',
    in: code,
  },
  {
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    why: 'a silenced type error',
    in: (name) => code(name) && !TEST.test(name),
  },
  {
    pattern: /\bwaitForTimeout\(/,
    why: 'a test that sleeps',
    in: (name) => code(name) && !name.startsWith('bench/'),
    unlessExplained: true,
  },
  {
    pattern: /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!['"]?\s*\))/i,
    why: 'a raw colour outside the theme',
    in: (name) => /^apps\/web\/src\/.*\.(module\.)?css$/.test(name) && !/theme/.test(name),
  },
  { pattern: /^(<{7}|>{7}|={7})( |$)/m, why: 'a merge conflict', in: everywhere },
];

/** Finds what should not be in a repository: paths of a machine, secrets, marks of unfinished work, large files. */
export const leftovers: Check = {
  name: 'leftovers',
  async run() {
    const problems: string[] = [];
    const files = repositoryFiles();
    for (const name of files) {
      const { size } = statSync(join(root, name));
      if (size > LARGE_FILE_BYTES && !LARGE_ALLOWED.test(name))
        problems.push(`${name}: ${Math.round(size / 1024)} KB, is it needed?`);
      if (BINARY.test(name) || name === 'package-lock.json') continue;
      const marks = MARKS.filter((mark) => mark.in(name));
      const lines = readRepositoryFile(name).split('\n');
      for (const [index, line] of lines.entries()) {
        for (const { pattern, why, unlessExplained } of marks) {
          if (unlessExplained && /^\s*\/\/ /.test(lines[index - 1] ?? '')) continue;
          if (pattern.test(line)) problems.push(`${name}:${index + 1}: ${why}: ${line.trim().slice(0, 100)}`);
        }
      }
    }
    return { problems, summary: `${files.length} files` };
  },
};

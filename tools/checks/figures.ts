import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '../runtime/root.mjs';
import { cruiseRepository } from './cruise-imports.ts';
import { docstringsOf } from './docstrings.ts';
import { fragmentsOf } from './fragments.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

/** Name and value of one figure. */
export type Figure = readonly [name: string, value: string];

const SOURCE = /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const TEST = /(\.(test|spec)\.tsx?$)|(\/testing\/)/;
const EDITOR = 'apps/web/src/features/editor/';
const MAX_COMMIT_SUBJECT_LENGTH = 72;

/** Folders of the editor that are no subjects: what every subject may import, and what puts subjects together. */
const NO_SUBJECTS = new Set(['', 'core', 'canvas', 'text', 'layout']);

/** Counts what the code is made of: sizes of files, where imports lead, docstrings and commit subjects. */
export async function codeFigures(): Promise<readonly Figure[]> {
  const cruised = await cruiseRepository();
  const files = repositoryFiles();
  const source = files.filter((name) => SOURCE.test(name) && !TEST.test(name));
  const docstrings = docstringsOf(files);
  const commits = execFileSync('git', ['log', '--format=%s'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const long = commits.filter((subject) => subject.length > MAX_COMMIT_SUBJECT_LENGTH).length;
  const users = (file: string) => (cruised.importers.get(file) ?? []).filter((by) => !TEST.test(by)).length;
  return [
    ...sizes('source files', source),
    ...['apps/web', 'apps/server', 'packages'].flatMap((part) =>
      sizes(
        part,
        source.filter((name) => name.startsWith(`${part}/`)),
      ),
    ),
    ['files with one importer', String(source.filter((file) => users(file) === 1).length)],
    ['files of at most 40 lines beside their only importer', String(fragmentsOf(cruised).length)],
    ['CSS modules', String(files.filter((name) => name.endsWith('.module.css')).length)],
    ...editorImports(cruised.imports),
    ['docstrings', String(docstrings.all)],
    ['docstrings that begin with a word like "What"', String(docstrings.riddles.length)],
    [`commit subjects over ${MAX_COMMIT_SUBJECT_LENGTH} characters`, `${long} of ${commits.length}`],
  ];
}

/** Returns count, lines, median and 90th percentile of files. */
function sizes(name: string, files: readonly string[]): readonly Figure[] {
  const lines = files.map((file) => readRepositoryFile(file).split('\n').length - 1).sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  const all = lines.reduce((sum, count) => sum + count, 0);
  return [[name, `${files.length} files, ${all} lines, median ${at(0.5)}, p90 ${at(0.9)}`]];
}

/** Returns how many of the editor's imports of its own files leave their folder, their top folder, and their subject. */
function editorImports(imports: ReadonlyMap<string, readonly string[]>): readonly Figure[] {
  const topOf = (file: string) => file.slice(EDITOR.length).split('/').slice(0, -1)[0] ?? '';
  const pairs = [...imports]
    .filter(([file]) => file.startsWith(EDITOR) && !TEST.test(file))
    .flatMap(([from, to]) => to.filter((file) => file.startsWith(EDITOR)).map((file) => [from, file] as const));
  const share = (leaves: typeof pairs) =>
    `${leaves.length} of ${pairs.length} (${Math.round((leaves.length / pairs.length) * 100)} %)`;
  const leavesTop = pairs.filter(([from, to]) => topOf(from) !== topOf(to));
  const isSubject = (file: string) => !NO_SUBJECTS.has(topOf(file));
  const between = leavesTop.filter(([from, to]) => isSubject(from) && isSubject(to));
  return [
    [
      'imports inside the editor that leave their folder',
      share(pairs.filter(([from, to]) => dirname(from) !== dirname(to))),
    ],
    ['imports inside the editor that leave their top folder', share(leavesTop)],
    ['imports inside the editor between subjects', share(between)],
  ];
}

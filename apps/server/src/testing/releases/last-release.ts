import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const OWN_PACKAGES = '@mailwright';

const run = promisify(execFile);
const git = async (words: readonly string[], cwd = ROOT) => (await run('git', words, { cwd })).stdout.trim();

/** The sources of an earlier release, ready to be started. */
export interface Release {
  /** Path of its program. */
  readonly server: string;
  /** True when it starts on a database that a newer release has only added to. */
  readonly survivesNewer: boolean;
  remove(): Promise<void>;
}

const MISSING = `The last release cannot be run beside this one: this history has neither a tag before its last commit nor a commit \
before the newest change of the database. Fetch them (git fetch --tags --unshallow), or name a commit: LAST_RELEASE=<commit>`;

const MIGRATIONS = 'apps/server/src/db/migrations';

/**
 * The commit of the release before this one: `LAST_RELEASE`, or the tag that was set last before this commit; as long as
 * nothing was released, the commit before the newest change of the database. Throws where there is none of them, as
 * in a copy without history: a proof that was left out must not look like one that was made.
 */
export async function lastRelease(given = process.env.LAST_RELEASE, cwd = ROOT): Promise<string> {
  const commitOf = (name: string) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], cwd);
  if (given) {
    return commitOf(given).catch(() => {
      throw new Error(`LAST_RELEASE names ${given}, which is no commit of this history`);
    });
  }
  const tag = await git(['describe', '--tags', '--abbrev=0', 'HEAD^'], cwd).catch(() => null);
  if (tag !== null) return commitOf(tag);
  const newest = await git(['log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS], cwd);
  return commitOf(`${newest}^`).catch(() => {
    throw new Error(MISSING);
  });
}

/** Takes it out of the history, with the packages that this one has. */
export async function checkOut(commit: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-release-'));
  const tree = path.join(folder, 'tree');
  await git(['worktree', 'add', '--detach', tree, commit]);
  await lend(tree);
  return {
    server: path.join(tree, 'apps/server/src/server.ts'),
    survivesNewer: existsSync(path.join(tree, 'apps/server/src/db/newer-release.ts')),
    async remove() {
      await git(['worktree', 'remove', '--force', tree]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** All packages but our own ones, which have to be those of the release. */
async function lend(tree: string): Promise<void> {
  const packages = path.join(tree, 'node_modules');
  await mkdir(path.join(packages, OWN_PACKAGES), { recursive: true });
  const lent = (await readdir(path.join(ROOT, 'node_modules'))).filter((name) => name !== OWN_PACKAGES);
  for (const name of lent) await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  for (const name of await readdir(path.join(tree, 'packages'))) {
    await symlink(path.join(tree, 'packages', name), path.join(packages, OWN_PACKAGES, name));
    const nested = path.join('packages', name, 'node_modules');
    if (existsSync(path.join(ROOT, nested))) await symlink(path.join(ROOT, nested), path.join(tree, nested));
  }
}

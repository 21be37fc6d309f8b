import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const OWN_PACKAGES = '@mailwright';

const run = promisify(execFile);
const git = async (...words: string[]) => (await run('git', words, { cwd: ROOT })).stdout.trim();

/** The sources of an earlier release, ready to be started. */
export interface Release {
  /** Its program. */
  readonly server: string;
  /** It starts on a database that a newer one has only added to. */
  readonly survivesNewer: boolean;
  remove(): Promise<void>;
}

/**
 * What the release before this one is called: `LAST_RELEASE`, or the tag that was set last before this commit. Null where
 * there is neither, as in a copy without history.
 */
export async function lastRelease(): Promise<string | null> {
  const given = process.env.LAST_RELEASE;
  if (given) return git('rev-parse', '--verify', `${given}^{commit}`);
  return git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => null);
}

/** Takes it out of the history, with the packages that this one has. */
export async function checkOut(commit: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-release-'));
  const tree = path.join(folder, 'tree');
  await git('worktree', 'add', '--detach', tree, commit);
  await lend(tree);
  return {
    server: path.join(tree, 'apps/server/src/server.ts'),
    survivesNewer: existsSync(path.join(tree, 'apps/server/src/db/newer-release.ts')),
    async remove() {
      await git('worktree', 'remove', '--force', tree);
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

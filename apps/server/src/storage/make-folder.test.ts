import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, makeFolderSync } from './make-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mailwright-folder-'));
  await writeFile(path.join(root, 'file'), '');
  await symlink(root, path.join(root, 'link'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each([
  ['waited for', makeFolder],
  ['at once', async (folder: string) => makeFolderSync(folder)],
])('a folder that is made, %s', (name, make) => {
  test('has those above it, is made once, and may be reached by a link', async () => {
    for (const place of [path.join(root, name, 'a/b/c'), path.join(root, 'link', name, 'd')]) {
      for (const _ of [1, 2]) await make(place);
      expect((await stat(place)).isDirectory()).toBe(true);
    }
    await Promise.all([1, 2, 3].map(() => make(path.join(root, name, 'x/y/z'))));
  });

  test.skipIf(process.platform === 'win32')('is for its owner alone, but for one that was there', async () => {
    const modeOf = async (...place: string[]) => (await stat(path.join(root, ...place))).mode & 0o777;
    const open = `open ${name}`;
    await mkdir(path.join(root, open));
    await chmod(path.join(root, open), 0o755);
    await make(path.join(root, open, 'made', 'below'));
    expect([await modeOf(open), await modeOf(open, 'made'), await modeOf(open, 'made', 'below')]).toEqual([
      0o755, 0o700, 0o700,
    ]);
  });

  test('is none where a file is in the way', async () => {
    await expect(make(path.join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(make(path.join(root, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

test.skipIf(process.platform !== 'linux')(
  'where a system refuses folders as if one were missing, that is said, and ends',
  () => {
    const source = JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'make-folder.ts')));
    const tried = (call: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', `import * as make from ${source}; ${call}`], {
        encoding: 'utf8',
        // What goes round in circles never comes back to this process.
        timeout: 20_000,
      });
    for (const call of ["await make.makeFolder('/proc/a/b')", "make.makeFolderSync('/proc/a/b')"]) {
      const { status, stderr } = tried(call);
      expect({ status, said: stderr }).toEqual({
        status: 1,
        said: expect.stringContaining("ENOENT: no such file or directory, mkdir '/proc/a'"),
      });
    }
  },
);

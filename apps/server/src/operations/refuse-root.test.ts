import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseRoot } from './refuse-root.ts';

const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const SERVER = path.join(import.meta.dirname, '..');

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mailwright-owner-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const refusal = (owner: number) =>
  `The data folder ${dataDir} belongs to user ${owner}, who could not open what root writes there; run this as that user (with systemd: docs/operations.md#commands-of-a-release).`;

test('root is told whose a data folder is', async () => {
  if (IS_ROOT) await chown(dataDir, NOBODY, NOBODY);
  expect(() => refuseRoot({ dataDir }, 0)).toThrow(refusal((await stat(dataDir)).uid));
});

// Files are given away by root alone.
describe.skipIf(!IS_ROOT)('root', () => {
  test('writes nothing to the data folder of somebody else', { timeout: 120_000 }, async () => {
    await chown(dataDir, NOBODY, NOBODY);
    const archive = path.join(dataDir, 'a.tar');
    const variables = path.join(dataDir, 'new.env');
    await writeFile(archive, 'None');
    await writeFile(variables, '');
    const before = await readdir(dataDir);
    for (const [program = '', ...words] of [
      ['operations/backup-cli.ts', path.join(dataDir, 'b.tar')],
      ['operations/restore-cli.ts', archive],
      ['operations/migrate-to-cli.ts', variables],
      ['user-cli.ts', 'list'],
      ['user-cli.ts', 'add', '--email', 'anna@acme.example'],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [path.join(SERVER, program), ...words], {
        encoding: 'utf8',
        env: { DATA_DIR: dataDir, PATH: process.env.PATH },
      });
      expect({ status, stderr }, program).toEqual({ status: 1, stderr: `${refusal(NOBODY)}\n` });
    }
    expect(await readdir(dataDir)).toEqual(before);
  });

  test('writes to folders of its own, to those that are not there yet, and where its own server works', async () => {
    refuseRoot({ dataDir });
    refuseRoot({ dataDir: path.join(dataDir, 'new') });
    await chown(dataDir, NOBODY, NOBODY);
    await writeFile(path.join(dataDir, 'mailwright.db'), '');
    refuseRoot({ dataDir });
  });
});

test('whoever is not root is let through to what the system says', async () => {
  refuseRoot({ dataDir }, NOBODY);
  refuseRoot({ dataDir }, undefined);
});

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'mailwright.mjs');

const run = (options: readonly string[], ...words: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [...options, PROGRAM, ...words], { encoding: 'utf8' });
  return { status, stderr };
};

/** The program then takes itself to run on that one. */
const onNode = (version: string) => {
  const versions = `{ ...process.versions, node: '${version}' }`;
  return ['--import', `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`];
};

test('a release says which Node it needs where it is started on an older one', () => {
  for (const version of ['18.20.4', '20.20.2', '22.21.0']) {
    expect(run(onNode(version), 'doctor')).toEqual({
      status: 1,
      stderr: `Mailwright needs Node 24 or newer; this is Node ${version}, at ${process.execPath}.\n`,
    });
  }
});

test('a release says what can be started', () => {
  for (const node of [[], onNode('24.0.0'), onNode('100.1.0')]) {
    expect(run(node, 'sever')).toEqual({
      status: 1,
      stderr: 'There is no sever: say one of server, backup, restore, migrate-to, doctor, user, health.\n',
    });
  }
});

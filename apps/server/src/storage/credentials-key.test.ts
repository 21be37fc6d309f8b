import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CREDENTIALS_KEY_FILE, credentialsKey } from './credentials-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mailwright-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a key that is configured is the same everywhere and leaves no file', () => {
  const given = { credentialsKey: 'a key of thirty-two characters or more' };
  const key = credentialsKey({ ...given, dataDir })();
  expect(key).toHaveLength(32);
  expect(credentialsKey({ ...given, dataDir: '/elsewhere' })()).toEqual(key);
  expect(() => statSync(path.join(dataDir, CREDENTIALS_KEY_FILE))).toThrow('ENOENT');
});

test('without one a file holds it that its owner alone may read, made when it is first needed and once', () => {
  const file = path.join(dataDir, CREDENTIALS_KEY_FILE);
  const asked = credentialsKey({ credentialsKey: null, dataDir });
  expect(() => statSync(file)).toThrow('ENOENT');
  const key = asked();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(key).not.toContain(readFileSync(file, 'utf8').trim());
  expect(credentialsKey({ credentialsKey: null, dataDir })()).toEqual(key);
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { CREDENTIALS_KEY_FILE, credentialsKey, requireSharedKey } from './credentials-key.ts';

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

test('servers that can be several start with a key in common alone, and are told what it has to be', () => {
  const DATABASE_URL = 'postgres://db/mails';
  const bucket = { STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const start = (variables: Readonly<Record<string, string>>) =>
    requireSharedKey(readConfig({ DATA_DIR: dataDir, ...variables }));
  const alone: readonly Readonly<Record<string, string>>[] = [{}, { DATABASE_URL }, bucket];
  for (const variables of alone) expect(() => start(variables)).not.toThrow();
  const sentence = 'Configuration: with PostgreSQL and a bucket CREDENTIALS_KEY has to be set; set it to ';
  // As compose passes on what nobody has set.
  for (const CREDENTIALS_KEY of ['', ' '])
    expect(() => start({ DATABASE_URL, ...bucket, CREDENTIALS_KEY })).toThrow(
      `${sentence}a secret of 32 characters or more, the same on every server.`,
    );
  const file = path.join(dataDir, CREDENTIALS_KEY_FILE);
  writeFileSync(file, `${'k'.repeat(43)}\n`);
  expect(() => start({ DATABASE_URL, ...bucket })).toThrow(
    `${sentence}what stands in ${file}, the same on every server`,
  );
  expect(() => start({ DATABASE_URL, ...bucket, CREDENTIALS_KEY: 'k'.repeat(43) })).not.toThrow();
  // Which opens what was sealed before.
  expect(credentialsKey({ credentialsKey: 'k'.repeat(43), dataDir })()).toEqual(
    credentialsKey({ credentialsKey: null, dataDir })(),
  );
});

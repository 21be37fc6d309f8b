import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type SignedIn, signIn } from '../../operations/testing/signed-in.ts';
import { createPostgresDatabase } from '../databases.ts';
import type { PostgresDatabase } from '../postgres-database.ts';
import { type ServerProcess, startProcess } from '../server-process.ts';
import { openTestBucket, type TestBucket } from '../storage/open-bucket.ts';
import { checkOut, lastRelease, type Release } from './last-release.ts';

const LONG = { timeout: 240_000 };

describe.skipIf(inject('postgresUrl') === null)('the last release and this one', () => {
  let release: Release;
  let postgres: PostgresDatabase;
  let bucket: TestBucket;
  let folder: string;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    release = await checkOut(await lastRelease());
    [postgres, bucket] = [await createPostgresDatabase(), await openTestBucket()];
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-two-releases-'));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await postgres?.drop();
    await bucket?.close();
    await release?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(variables: Readonly<Record<string, string>>, program?: string): Promise<ServerProcess> {
    const server = await startProcess({ SEED: 'demo', CREDENTIALS_KEY: 'k'.repeat(32), ...variables }, program);
    running.push(server);
    return server;
  }

  /** Opens, saves, lists, uploads and publishes, each on what the other release has left. */
  async function workOn(anna: SignedIn, known: string, title: string): Promise<string> {
    const { revision } = await anna.template(known);
    await anna.saveOnce(known);
    expect((await anna.template(known)).revision).toBeGreaterThanOrEqual(revision);
    const { templateId } = await anna.create(title);
    await anna.saveOnce(templateId);
    expect(await anna.upload(templateId)).not.toBe('');
    expect((await anna.find(title)).map(({ id }) => id)).toEqual([templateId]);
    expect(await anna.publish(templateId)).toBe('published');
    return known;
  }

  test('work on one database side by side, from the moment that this one has changed it', LONG, async () => {
    const variables = { DATABASE_URL: postgres.url, ...bucket.env };
    const old = await start({ ...variables, DATA_DIR: path.join(folder, 'old') }, release.server);
    const before = await signIn(old.origin);
    const { templateId } = await before.create('Known to both');
    await workOn(before, templateId, 'Before the change');

    const current = await start({ ...variables, DATA_DIR: path.join(folder, 'new') });
    await workOn(before, templateId, 'By a session from before');
    await workOn(await signIn(current.origin), templateId, 'By this release');
    await workOn(await signIn(old.origin), templateId, 'By the last release afterwards');
    await workOn(await signIn(current.origin), templateId, 'By this release again');

    if (!release.survivesNewer) return;
    expect(await old.end('SIGTERM')).toBe(0);
    const again = await start({ ...variables, DATA_DIR: path.join(folder, 'old') }, release.server);
    await workOn(await signIn(again.origin), templateId, 'After a restart');
  });

  test('work on one file in turn', LONG, async () => {
    const DATA_DIR = path.join(folder, 'file');
    const old = await start({ DATA_DIR }, release.server);
    const { templateId } = await (await signIn(old.origin)).create('Kept');
    expect(await old.end('SIGTERM')).toBe(0);
    const current = await start({ DATA_DIR });
    await workOn(await signIn(current.origin), templateId, 'By this release');
    expect(await current.end('SIGTERM')).toBe(0);

    const again = start({ DATA_DIR }, release.server);
    // Releases up to the one that brought this rule say so, and touch nothing.
    if (!release.survivesNewer) return expect(again).rejects.toThrow('newer release');
    await workOn(await signIn((await again).origin), templateId, 'By the last release');
  });
});

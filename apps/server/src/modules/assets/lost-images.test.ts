import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createImageSample, findLostImages, type LostImages } from './lost-images.ts';
import type { AssetRepository } from './port.ts';
import { createAssetRepository } from './repository.ts';
import { blobKey } from './service.ts';

describeOnBoth('lost images', (open) => {
  let database: OpenDatabase;
  let assets: AssetRepository;
  let folder: string;
  let server: TestApp;

  beforeAll(async () => {
    database = await open();
    assets = createAssetRepository(database);
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-lost-'));
    server = await createTestApp(database, { store: createFolderStore(folder) });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('assets').execute();
  });

  const store = () => createFolderStore(folder);

  /** Adds images of a new person and returns their keys in the storage. */
  async function addImages(count: number): Promise<string[]> {
    const ownerId = await addPerson(database, 'Anna');
    const images = Array.from({ length: count }, () => `${newId()}.png`);
    for (const savedName of images) await store().put(blobKey(ownerId, savedName), new Uint8Array([1]), 'image/png');
    const facts = { originalName: 'a.png', contentType: 'image/png' as const, width: 1, height: 1, size: 1 };
    const rest = { templateId: null, folder: null, inLibrary: true, now: 1000 };
    await assets.addAll(images.map((savedName) => ({ ownerId, savedName, ...facts, ...rest })));
    return images.map((name) => blobKey(ownerId, name));
  }
  const lose = (keys: readonly string[]) => Promise.all(keys.map((key) => unlink(path.join(folder, key))));

  test('finds each image that the storage lacks, and none where it has all', async () => {
    const keys = [...(await addImages(7)), ...(await addImages(5))];
    expect(await findLostImages(assets, store())).toEqual({ examined: 12, missing: 0, keys: [] });
    await lose(keys.slice(3, 11));
    const { keys: named, ...found } = await findLostImages(assets, store());
    expect(found).toEqual({ examined: 12, missing: 8 });
    expect(named).toHaveLength(5);
    expect(keys.slice(3, 11)).toEqual(expect.arrayContaining([...named]));
  });

  test('a sample draws from the images of all owners, and finds that half of them are gone', async () => {
    const groups = [await addImages(60), await addImages(60), await addImages(60)];
    const seen = new Set<string>();
    for (let look = 0; look < 20; look += 1) {
      const counting = { ...store(), has: async (key: string) => seen.add(key) && store().has(key) };
      const { examined } = await createImageSample(
        assets,
        counting,
        () => 0,
        () => undefined,
      ).look();
      expect(examined).toBeGreaterThanOrEqual(10);
    }
    for (const keys of groups) expect(keys.filter((key) => seen.has(key)).length).toBeGreaterThan(5);
    await lose(groups.flat().filter((_, at) => at % 2 === 0));
    const lost: LostImages[] = [];
    const found = await createImageSample(
      assets,
      store(),
      () => 0,
      (one) => lost.push(one),
    ).look();
    expect(found.missing).toBeGreaterThan(0);
    expect(lost).toEqual([found]);
  });

  test('a sample counts ten minutes where all are there, and one minute where some are not', async () => {
    let now = 0;
    let looks = 0;
    const keys = await addImages(2);
    const counting = { ...store(), has: async (key: string) => key !== keys[0] || store().has(key) };
    const read: AssetRepository['keysAfter'] = (...asked) => {
      looks += 1;
      return assets.keysAfter(...asked);
    };
    const sample = createImageSample(
      { keysAfter: read },
      counting,
      () => now,
      () => undefined,
    );
    await sample.look();
    now = 599_999;
    await sample.look();
    expect(looks).toBe(1);
    await lose(keys.slice(0, 1));
    now = 600_000;
    expect((await sample.look()).missing).toBe(1);
    now += 59_999;
    await sample.look();
    expect(looks).toBe(2);
    now += 1;
    await sample.look();
    expect(looks).toBe(3);
  });

  test('/readyz warns of them and stays ready, and says nothing where all are there', async () => {
    const keys = await addImages(4);
    const ready = async () => {
      const fresh = await createTestApp(database, { store: createFolderStore(folder) });
      return (await fresh.app.inject({ url: endpoints.health.ready.path })).json();
    };
    expect(await ready()).toEqual({ status: 'ready' });
    await lose(keys.slice(0, 3));
    expect(await ready()).toEqual({
      status: 'ready',
      warning: 'The storage lacks 3 of 4 images that were looked for; npm run doctor looks for all of them.',
    });
  });
});

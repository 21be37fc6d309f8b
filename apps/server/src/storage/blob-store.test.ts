import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestBucket } from '../testing/storage/open-bucket.ts';
import { startTestS3 } from '../testing/storage/test-s3.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-store-'));
const bucket = await openTestBucket();

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}

const stores: readonly (readonly [string, BlobStore])[] = [
  ['a folder', createFolderStore(folder)],
  ['a bucket', createS3Store(bucket.config)],
];

describe.each(stores)('storage in %s', (_, store) => {
  it('knows that nothing was stored yet', async () => {
    expect(await store.isEmpty()).toBe(true);
    await store.check();
    expect(await store.isEmpty()).toBe(true);
  });

  it('gives back the bytes it was given', async () => {
    const content = new Uint8Array([0, 255, 10, 13, 128]);
    await store.put('assets/u1/a.png', content, 'image/png');
    expect(Array.from((await store.get('assets/u1/a.png')) ?? [])).toEqual([0, 255, 10, 13, 128]);
  });

  it('answers null for a key that holds nothing', async () => {
    expect(await store.get('assets/u1/none.png')).toBeNull();
  });

  it('says whether a key holds something', async () => {
    await store.put('assets/u1/there.png', new Uint8Array([1]), 'image/png');
    expect([await store.has('assets/u1/there.png'), await store.has('assets/u1/none.png')]).toEqual([true, false]);
  });

  it('replaces what lies under a taken key', async () => {
    await store.put('k', new Uint8Array([1, 2, 3]), 'image/png');
    await store.put('k', new Uint8Array([4]), 'image/png');
    expect(Array.from((await store.get('k')) ?? [])).toEqual([4]);
  });

  it('lists what it holds, page by page', async () => {
    const keys = Array.from({ length: 7 }, (_, at) => `listed/u${at % 2}/${at}.png`);
    for (const key of keys) await store.put(key, new Uint8Array([1]), 'image/png');
    const listed = (await collect(store.list())).filter((key) => key.startsWith('listed/'));
    expect(listed.toSorted()).toEqual(keys.toSorted());
  });

  it('removes, also what is not there', async () => {
    await store.put('gone', new Uint8Array([1]), 'image/png');
    await store.remove('gone');
    await store.remove('gone');
    expect(await store.get('gone')).toBeNull();
  });

  it('refuses a key that is no path of plain names', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden']) {
      await expect(async () => store.get(key)).rejects.toThrow('Not a storage key');
    }
  });

  it('says that it answers', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('storage', () => {
  it('leaves no half-written file in the folder', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('is not ready with a wrong S3 secret', async () => {
    const store = createS3Store({ ...bucket.config, secretAccessKey: 'wrong' });
    await expect(store.check()).rejects.toThrow();
  });

  it('fails in each operation where the bucket does not exist, and names it', async () => {
    const s3 = await startTestS3();
    s3.dropBucket('typo');
    const { endpoint, accessKeyId, secretAccessKey } = s3;
    const keys = { region: 'us-east-1', accessKeyId, secretAccessKey };
    const store = createS3Store({ kind: 's3', bucket: 'typo', prefix: '', endpoint, ...keys });
    const missing = 'the bucket typo does not exist';
    await expect(store.check()).rejects.toThrow(missing);
    await expect(store.isEmpty()).rejects.toThrow(missing);
    await expect(collect(store.list())).rejects.toThrow(missing);
    await expect(store.get('assets/u1/a.png')).rejects.toThrow(missing);
    await expect(store.put('assets/u1/a.png', new Uint8Array([1]), 'image/png')).rejects.toThrow(missing);
    await expect(store.remove('assets/u1/a.png')).rejects.toThrow(missing);
    await s3.close();
  });
});

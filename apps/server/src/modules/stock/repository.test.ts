import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createStockCache } from './repository.ts';

describeOnBoth('the cache of free images', (open) => {
  let database: OpenDatabase;

  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const keys = async () =>
    (await database.kysely.selectFrom('stock_cache').select('key').orderBy('key').execute()).map(({ key }) => key);

  it('gives back what was kept until its time is over', async () => {
    const cache = createStockCache(database);
    await cache.put([{ key: 'a', value: { images: [1] } }], 1000, 500);
    expect(await cache.get('a', 1499)).toEqual({ images: [1] });
    expect(await cache.get('a', 1500)).toBeNull();
    expect(await cache.get('b', 1000)).toBeNull();
  });

  it('keeps the newer of two values', async () => {
    const cache = createStockCache(database);
    await cache.put([{ key: 'a', value: 1 }], 1000, 500);
    await cache.put([{ key: 'a', value: 2 }], 1400, 500);
    expect(await cache.get('a', 1800)).toBe(2);
  });

  it('loses what is over, and the oldest of what would be too much', async () => {
    const cache = createStockCache(database, 3);
    await cache.put([{ key: 'short', value: 1 }], 1000, 10);
    await cache.put([{ key: 'a', value: 1 }], 2000, 500);
    expect(await keys()).toEqual(['a']);
    for (const [index, key] of ['b', 'c', 'd'].entries()) await cache.put([{ key, value: 1 }], 2001 + index, 500);
    expect(await keys()).toEqual(['b', 'c', 'd']);
  });
});

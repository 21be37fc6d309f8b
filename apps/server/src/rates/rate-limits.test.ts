import type { RateLimit } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { hitsThroughFullDisk } from './full-disk-hits.ts';
import type { Hit } from './port.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createHitRepository } from './repository.ts';

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const perPerson = {
  budget: 'three',
  max: 3,
  minutes: 10,
  per: 'person',
  cost: 'handler',
  counted: 'database',
} as const;
const perAccount: RateLimit = { ...perPerson, budget: 'account', per: 'account' };
const perAddress: RateLimit = { ...perPerson, budget: 'address', max: 5, per: 'address' };

describeOnBoth('what is counted in the database', (open) => {
  let database: OpenDatabase;
  let now = START;
  let limits: RateLimits;
  let anna = 0;
  const payer = () => ({ person: `anna-${anna}`, address: `10.0.0.${anna}` });
  const take = (rates: readonly RateLimit[] = [perPerson]) => limits.take(rates, payer());

  beforeAll(async () => {
    database = await open();
    limits = createRateLimits({ hits: createHitRepository(database), now: () => now });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    anna += 1;
    now += 100 * MINUTE;
  });

  test('goes on when the oldest that counts is over, and is not counted while it has to wait', async () => {
    expect(await take()).toBe(0);
    now += 4 * MINUTE;
    expect([await take(), await take()]).toEqual([0, 0]);
    now += MINUTE;
    expect([await take(), await take()]).toEqual([300, 300]);
    now += 5 * MINUTE;
    expect([await take(), await take()]).toEqual([0, 240]);
  });

  test('is counted for each by itself, and for each budget', async () => {
    for (let count = 0; count < 3; count += 1) await take();
    expect(await take()).toBe(600);
    expect(await take([{ ...perPerson, budget: 'others' }])).toBe(0);
    expect(await limits.take([perPerson], { person: 'ben', address: payer().address })).toBe(0);
  });

  test('lets no more through side by side', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('under several limits waits for the longest of them, and is taken back under all', async () => {
    const rates = [perAccount, perAddress];
    const attempt = (account: string) => limits.take(rates, { ...payer(), account });
    for (const account of ['a', 'a', 'b', 'b', 'b']) expect(await attempt(account)).toBe(0);
    expect(await attempt('c')).toBe(600);
    await limits.forgive(rates, { ...payer(), account: 'a' });
    expect([await attempt('b'), await attempt('c'), await attempt('a'), await attempt('a')]).toEqual([600, 0, 0, 600]);
  });

  test('allows twenty times as much from an address that many people share', async () => {
    const rates = [perAccount, perAddress];
    const waits = [];
    for (let count = 0; count <= 20 * perAddress.max; count += 1) {
      waits.push(await limits.take(rates, { ...payer(), account: `account ${count}`, isShared: true }));
    }
    expect(waits.slice(0, -1).every((wait) => wait === 0)).toBe(true);
    expect(waits.at(-1)).toBeGreaterThan(0);
  });

  test('does not count what a clock noted that was wrong', async () => {
    now += 1000 * MINUTE;
    for (let count = 0; count < 3; count += 1) await take();
    now -= 1000 * MINUTE;
    expect(await take()).toBe(0);
  });

  test('forgets what is over', async () => {
    await take();
    now += 10 * MINUTE;
    await limits.take([perPerson], { person: 'ben', address: payer().address });
    const rows = await database.kysely.selectFrom('rate_hits').select('key').where('budget', '=', 'three').execute();
    expect(rows.map(({ key }) => key)).not.toContain(payer().person);
  });

  test('is counted in memory while the disk is full, and with what is stored after that', async () => {
    let isFull = false;
    const stored = createHitRepository(database);
    const whenRoom = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
      return work();
    };
    const hits = hitsThroughFullDisk({
      ...stored,
      take: (hit: Hit, held) => whenRoom(() => stored.take(hit, held)),
      forgive: (count) => whenRoom(() => stored.forgive(count)),
    });
    limits = createRateLimits({ hits, now: () => now });
    expect(await take()).toBe(0);
    isFull = true;
    expect([await take(), await take(), await take()]).toEqual([0, 0, 600]);
    isFull = false;
    expect(await take()).toBe(600);
    now += 10 * MINUTE;
    expect(await take()).toBe(0);
  });
});

describe('what each process counts', () => {
  const work: RateLimit = { ...perPerson, budget: 'work', max: 100, minutes: 1, counted: 'process' };
  let now = START;
  const nothing = { take: async () => 0, waitOf: async () => 0, forgive: async () => undefined };

  test('is counted by its work until a minute after the first of it is over', async () => {
    const limits = createRateLimits({ hits: nothing, now: () => now });
    const take = (cost: number) => limits.take([work], { person: 'anna', address: '10.0.0.1' }, cost);
    expect([await take(60), await take(41), await take(40)]).toEqual([0, 60, 0]);
    now += 30_000;
    expect(await take(1)).toBe(30);
    now += 30_000;
    expect(await take(100)).toBe(0);
  });

  test('counts a network of IPv6 as one address where nobody is known', async () => {
    const limits = createRateLimits({ hits: nothing, now: () => now });
    expect(await limits.take([work], { address: '2001:db8:1:2::1' }, 100)).toBe(0);
    expect(await limits.take([work], { address: '2001:db8:1:2::2' }, 1)).toBe(60);
    expect(await limits.take([work], { address: '2001:db8:1:3::1' }, 1)).toBe(0);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import type { OpenDatabase } from '../db/database.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { createBudgetRepository } from './budget-repository.ts';
import { spendTogether } from './budgets.ts';
import type { Spending } from './port.ts';

const START = 1_800_000_000_000;
const drawing: Spending = { budget: 'drawing', key: 'anna', max: 10, work: 1, now: START, window: 60_000 };

describeOnBoth('work that two servers ration together', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const twoServers = () => [0, 1].map(() => spendTogether(createBudgetRepository(database)));
  const spendOn = async (servers: readonly ReturnType<typeof spendTogether>[], spending: Spending, times: number) => {
    const waits = await Promise.all(Array.from({ length: times }, (_, at) => servers[at % 2]?.(spending)));
    return waits.filter((wait) => wait === 0).length;
  };

  test('is done as often in sum, also side by side, and again when its time is over', async () => {
    const servers = twoServers();
    expect(await spendOn(servers, drawing, 30)).toBe(10);
    expect(await servers[1]?.({ ...drawing, now: START + 20_000 })).toBe(40_000);
    expect(await servers[0]?.({ ...drawing, key: 'ben' })).toBe(0);
    expect(await spendOn(servers, { ...drawing, now: START + 60_000 }, 30)).toBe(10);
  });

  test('is refused where it is more than there is at all', async () => {
    expect(await twoServers()[0]?.({ ...drawing, key: 'cora', work: 11 })).toBe(60_000);
  });
});

test('of a database that does not answer each server goes on by itself', async () => {
  const consume = spendTogether({
    async consume() {
      throw new AppError('DATABASE_UNAVAILABLE');
    },
  });
  const waits = [];
  for (let count = 0; count < 12; count++) waits.push(await consume(drawing));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

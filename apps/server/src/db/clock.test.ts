import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { startClock } from './clock.ts';
import type { OpenDatabase } from './database.ts';

describe.skipIf(inject('postgresUrl') === null)('the time on PostgreSQL', () => {
  let database: OpenDatabase;

  beforeEach(async () => {
    database = await freshDatabase('postgres');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
  });

  test('is the database’s, whatever the clock of this machine says or is set to meanwhile', async () => {
    const real = Date.now();
    for (const wrong of [360_000, 48 * 3_600_000, -360_000]) {
      const wall = vi.spyOn(Date, 'now').mockImplementation(() => real + wrong);
      const clock = await startClock(database);
      expect(Math.abs(clock.now() - real)).toBeLessThan(60_000);
      wall.mockImplementation(() => real - 48 * 3_600_000);
      expect(Math.abs(clock.now() - real)).toBeLessThan(60_000);
      clock.stop();
    }
  });

  test('is asked for again and again, as a machine that slept counts wrong', async () => {
    let passed = 0;
    const clock = await startClock(database, { every: 5, elapsed: () => passed });
    const before = clock.now();
    passed = 3_600_000;
    // As after the machine slept: an hour passed here, and none there.
    await expect.poll(() => clock.now() < before + 60_000).toBe(true);
    clock.stop();
  });
});

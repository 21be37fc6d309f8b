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

describe('the time on an embedded database', () => {
  const HOUR = 3_600_000;
  let database: OpenDatabase;

  beforeEach(async () => {
    database = await freshDatabase('sqlite');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
  });

  async function clockOf() {
    const machine = { real: 1_800_000_000_000, wrong: 0 };
    vi.spyOn(Date, 'now').mockImplementation(() => machine.real + machine.wrong);
    const setBack: number[] = [];
    const clock = await startClock(database, { elapsed: () => machine.real - 5000, setBack: (by) => setBack.push(by) });
    const pass = (milliseconds: number) => {
      machine.real += milliseconds;
      return clock.now() - machine.real;
    };
    return { machine, setBack, pass };
  }

  test('goes on while the clock of the machine is set back, and says so once', async () => {
    const { machine, setBack, pass } = await clockOf();
    expect(pass(1000)).toBe(0);
    machine.wrong = -48 * HOUR;
    expect([pass(1000), pass(HOUR), pass(10 * HOUR)]).toEqual([0, 0, 0]);
    machine.wrong = 0;
    expect([pass(0), pass(HOUR)]).toEqual([0, 0]);
    expect(setBack).toEqual([48 * HOUR]);
  });

  test('follows a clock that goes ahead at once, as after the machine slept, and one that is back for a day', async () => {
    const { machine, pass } = await clockOf();
    machine.wrong = 2 * HOUR;
    expect(pass(1000)).toBe(2 * HOUR);
    machine.wrong = 0;
    expect([pass(1000), pass(23 * HOUR)]).toEqual([2 * HOUR, 2 * HOUR]);
    expect([pass(HOUR), pass(1000)]).toEqual([0, 0]);
  });
});

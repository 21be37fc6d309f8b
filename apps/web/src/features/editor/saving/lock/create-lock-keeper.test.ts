import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { LockStatus } from '../../core/session/lock-status.ts';
import { createLockKeeper } from './create-lock-keeper.ts';

const EXPIRES = '2027-01-15T08:05:00.000Z';
const refusal = (status: number, code: string) => new ApiError(status, code, '');

describe('the lock of an open template', () => {
  let asked: (number | undefined)[];
  let given: number[];
  let stands: LockStatus[];
  let answer: number | ApiError;

  beforeEach(() => {
    asked = [];
    given = [];
    stands = [];
    answer = 1;
  });

  const open = (taken: number | null) =>
    createLockKeeper({
      taken: taken === null ? null : { lock: taken, expiresAt: EXPIRES },
      calls: {
        take: async (number) => {
          asked.push(number);
          if (answer instanceof ApiError) throw answer;
          return { lock: answer, expiresAt: EXPIRES };
        },
        release: async (number) => void given.push(number),
      },
      onStatus: (status) => stands.push(status),
    });

  test('is renewed under its number', async () => {
    const lock = open(1);
    expect(await lock.hold()).toBe(true);
    expect(asked).toEqual([1]);
    expect([lock.number(), stands]).toEqual([1, [{ kind: 'held' }]]);
  });

  test('that a renewal has taken once more while it was given back is given back, too', async () => {
    const lock = open(1);
    answer = 2;
    const held = lock.hold();
    expect(await lock.release()).toBe(true);
    expect([await held, given, lock.number()]).toEqual([false, [1, 2], undefined]);
  });

  test('is not asked for twice at once', async () => {
    const lock = open(1);
    await Promise.all([lock.hold(), lock.hold()]);
    expect(asked).toEqual([1]);
  });

  test('that got no answer may still be there, until it runs out', async () => {
    const lock = open(1);
    answer = refusal(0, 'NETWORK');
    expect(await lock.hold()).toBe(false);
    expect(stands).toEqual([{ kind: 'unsure', until: Date.parse(EXPIRES) }]);
    answer = 1;
    expect(await lock.hold()).toBe(true);
    expect(lock.number()).toBe(1);
  });

  test('that somebody else has had is lost, and is not asked for again', async () => {
    const lock = open(1);
    answer = refusal(409, 'TEMPLATE_LOCKED');
    expect(await lock.hold()).toBe(false);
    expect(stands).toMatchObject([{ kind: 'lost', error: { code: 'TEMPLATE_LOCKED' } }]);
    answer = 3;
    expect(await lock.hold()).toBe(false);
    expect([asked, lock.number()]).toEqual([[1], undefined]);
  });

  test('is lost with the template', async () => {
    const lock = open(1);
    answer = refusal(404, 'TEMPLATE_NOT_FOUND');
    await lock.hold();
    expect(stands).toMatchObject([{ kind: 'lost' }]);
  });

  test('is no longer needed once the sharing has ended', async () => {
    const lock = open(1);
    answer = refusal(409, 'INVALID_TRANSITION');
    await lock.hold();
    lock.renew();
    expect([stands, asked]).toEqual([[{ kind: 'none' }], [1]]);
  });

  test('is neither needed nor given back where the template is not shared', async () => {
    const lock = open(null);
    lock.renew();
    expect([await lock.release(), asked, given]).toEqual([false, [], []]);
  });

  test('is taken when a template turns out to be shared meanwhile', async () => {
    const lock = open(null);
    answer = 4;
    expect(await lock.hold()).toBe(true);
    expect([asked, lock.number()]).toEqual([[undefined], 4]);
  });

  test('given back while it is being renewed stays given back', async () => {
    const lock = open(1);
    const renewal = lock.hold();
    await lock.release();
    expect([await renewal, lock.number(), stands]).toEqual([false, undefined, []]);
  });

  test('is given back under its number, and taken anew by what goes on', async () => {
    const lock = open(7);
    expect(await lock.release()).toBe(true);
    expect([given, lock.number()]).toEqual([[7], undefined]);
    answer = 8;
    await lock.hold();
    expect([asked, lock.number()]).toEqual([[undefined], 8]);
  });
});

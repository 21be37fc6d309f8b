import { expect, test } from 'vitest';
import { AppError } from '../../../app-error.ts';
import { eachOf } from './each-of.ts';

/** Returns work that succeeds except for one id, where it throws this error. */
const failingAt = (failing: string, error: Error) => async (id: string) => {
  if (id === failing) throw error;
};

test('a busy server costs one of many, and what was done before is told', async () => {
  const error = new AppError('BUSY', { retryAfter: 10 });
  expect(await eachOf(['a', 'b', 'c'], failingAt('b', error))).toEqual({
    updated: ['a', 'c'],
    failed: [{ id: 'b', code: 'BUSY', error: 'The server is busy. Please try again in a moment.' }],
  });
});

test.each([new AppError('DATABASE_UNAVAILABLE'), new Error('It broke.')])(
  'what nobody is to blame for ends the call: %s',
  async (error) => {
    await expect(eachOf(['a', 'b'], failingAt('a', error))).rejects.toBe(error);
  },
);

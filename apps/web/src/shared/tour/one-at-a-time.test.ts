import { expect, test } from 'vitest';
import { oneAtATime } from './run-tour.ts';

test('what comes second waits for the end of the first, and runs even when that failed', async () => {
  const inTurn = oneAtATime();
  const heard: string[] = [];
  const { promise: end, reject: fail } = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    heard.push('first begins');
    await end;
  });
  const second = inTurn(async () => void heard.push('second'));
  await Promise.resolve();
  expect(heard).toEqual(['first begins']);
  fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await second;
  expect(heard).toEqual(['first begins', 'second']);
});

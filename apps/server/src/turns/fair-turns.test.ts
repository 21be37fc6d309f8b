import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** Work that ends when the test says so. */
function workbench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    // Who is next begins once whoever waits for the work has it.
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('one works at a time, and people come in turn however much one of them brings', async () => {
  const turns = createFairTurns({ perPerson: 10, retryAfter: 5 });
  const { begun, work, end } = workbench();
  const done = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', work(name)));
  done.push(turns.run('b', work('b1')), turns.run('c', work('c1')), turns.run('b', work('b2')));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

test('work that fails makes way for the next, and tells nobody but whoever it was for', async () => {
  const turns = createFairTurns({ perPerson: 10, retryAfter: 5 });
  const failed = turns.run('a', () => Promise.reject(new Error('It broke.')));
  const next = turns.run('b', async () => 'done');
  await expect(failed).rejects.toThrow('It broke.');
  expect(await next).toBe('done');
});

test('whoever has as much waiting as may is told to come again, and others are let in', async () => {
  const turns = createFairTurns({ perPerson: 2, retryAfter: 5 });
  const { work, end } = workbench();
  const waiting = ['a1', 'a2', 'a3'].map((name) => turns.run('a', work(name)));
  await expect(turns.run('a', work('a4'))).rejects.toMatchObject({ code: 'BUSY', extras: { retryAfter: 5 } });
  const other = turns.run('b', work('b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(await other).toBe('b1');
  expect(await Promise.all(waiting)).toEqual(['a1', 'a2', 'a3']);
  expect(await turns.run('a', async () => 'again')).toBe('again');
});

import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const BOUNDS = { perPerson: 10, weight: 1000, retryAfter: 5 };
const light = () => 1;

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
  const turns = createFairTurns(BOUNDS);
  const { begun, work, end } = workbench();
  const done = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', work(name), light));
  done.push(turns.run('b', work('b1'), light), turns.run('c', work('c1'), light), turns.run('b', work('b2'), light));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

test('work that fails makes way for the next, and tells nobody but whoever it was for', async () => {
  const turns = createFairTurns(BOUNDS);
  const failed = turns.run('a', () => Promise.reject(new Error('It broke.')), light);
  const next = turns.run('b', async () => 'done', light);
  await expect(failed).rejects.toThrow('It broke.');
  expect(await next).toBe('done');
});

test('whoever has as much waiting as may is told to come again, and others are let in', async () => {
  const turns = createFairTurns({ ...BOUNDS, perPerson: 2 });
  const { work, end } = workbench();
  const waiting = ['a1', 'a2', 'a3'].map((name) => turns.run('a', work(name), light));
  await expect(turns.run('a', work('a4'), light)).rejects.toMatchObject({ code: 'BUSY', extras: { retryAfter: 5 } });
  const other = turns.run('b', work('b1'), light);
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(await other).toBe('b1');
  expect(await Promise.all(waiting)).toEqual(['a1', 'a2', 'a3']);
  expect(await turns.run('a', async () => 'again', light)).toBe('again');
});

test('where all that waits is too much, whoever has the most of it is told to come again, and nobody else', async () => {
  const turns = createFairTurns({ ...BOUNDS, weight: 100 });
  const { begun, work, end } = workbench();
  const run = (name: string, weight: number) => turns.run(name.charAt(0), work(name), () => weight);
  const first = run('a1', 90);
  const [second, third] = [run('a2', 40), run('a3', 40)];
  const other = run('b1', 30);
  await expect(third).rejects.toMatchObject({ code: 'BUSY', extras: { retryAfter: 5 } });
  await expect(run('c1', 101)).rejects.toMatchObject({ code: 'BUSY' });
  for (const name of ['a1', 'b1', 'a2']) await end(name);
  expect(await Promise.all([first, second, other])).toEqual(['a1', 'a2', 'b1']);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  const alone = turns.run(
    'c',
    async () => 'c2',
    () => 101,
  );
  expect(await alone).toBe('c2');
});

test('two work at a time, of each person one, and it is known who waits for others and since when', async () => {
  let now = 5;
  const turns = createFairTurns({ ...BOUNDS, atOnce: 2, now: () => now });
  const { waiting } = turns;
  const { begun, work, end } = workbench();
  const run = (name: string) => turns.run(name.charAt(0), work(name), light, name);
  const done = ['a1', 'a2', 'a3'].map(run);
  await new Promise(setImmediate);
  expect([begun, waiting()]).toEqual([['a1'], []]);
  now = 7;
  done.push(run('b1'), run('c1'));
  await new Promise(setImmediate);
  expect([begun, waiting()]).toEqual([['a1', 'b1'], [{ person: 'c', kind: 'c1', since: 7, weight: 1 }]]);
  await end('b1');
  expect([begun, waiting()]).toEqual([['a1', 'b1', 'c1'], []]);
  for (const name of ['a1', 'c1', 'a2', 'a3']) await end(name);
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('whose work is next may be chosen, and whoever is not chosen goes on waiting though there is room', async () => {
  const turns = createFairTurns({
    ...BOUNDS,
    atOnce: 2,
    choose: (people, working) => people.find(({ kind }) => kind === 'light' || working.length === 0),
  });
  const { begun, work, end } = workbench();
  const run = (name: string, kind: string) => turns.run(name.charAt(0), work(name), light, kind);
  const done = [run('a1', 'heavy'), run('b1', 'heavy'), run('c1', 'light')];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'c1', 'b1']);
  await end('b1');
  expect(await Promise.all(done)).toEqual(['a1', 'b1', 'c1']);
});

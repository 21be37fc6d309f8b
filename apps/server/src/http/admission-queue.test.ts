import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { type AdmissionQueueOptions, createAdmissionQueue } from './admission-queue.ts';

const LARGE_CALL_BYTES = 10 * 1024 * 1024;

/** Makes a queue on a clock of its own that notes who was let in. */
function openQueue(small: Partial<AdmissionQueueOptions['small']> = {}) {
  const clock = { now: 0, busy: true };
  const lane = { atOnce: 1, parked: 10, perUser: 10, perPerson: 10, maxWaitMs: 1000, ...small };
  const { reserve } = createAdmissionQueue({
    small: lane,
    large: { ...lane, atOnce: 1 },
    now: () => clock.now,
    watch: () => () => clock.busy,
  });
  const entered: string[] = [];
  const come = (name: string, person = name, bytes = 1000) => {
    const turn = reserve(person, bytes);
    void turn.begin().then(() => entered.push(name));
    return turn;
  };
  const refusal = (person: string, bytes = 1000) => {
    try {
      reserve(person, bytes);
      return null;
    } catch (error) {
      return error instanceof AppError ? [error.code, error.extras.retryAfter] : error;
    }
  };
  return { clock, entered, reserve, come, refusal };
}

afterEach(() => vi.useRealTimers());

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

/** Each call that is let in begins in a turn of the event loop of its own. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await turnOfLoop();
}

test('so many are let in as work at once, and the next one as each of them ends', async () => {
  const { come, entered } = openQueue({ atOnce: 2 });
  const first = come('a');
  void come('b');
  void come('c');
  await settled();
  expect(entered).toEqual(['a', 'b']);
  first.end();
  first.end();
  await settled();
  expect(entered).toEqual(['a', 'b', 'c']);
});

test('people have their turn one after another, however many calls one of them makes', async () => {
  const { come, entered } = openQueue();
  const turns = [come('a1', 'a'), come('a2', 'a'), come('a3', 'a'), come('b1', 'b'), come('c1', 'c')];
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await settled();
    expect(entered.at(-1)).toBe(name);
    turns[['a1', 'a2', 'a3', 'b1', 'c1'].indexOf(name)]?.end();
  }
});

test('large calls wait for each other alone', async () => {
  const { come, entered } = openQueue();
  come('large', 'a', LARGE_CALL_BYTES);
  come('larger', 'b', LARGE_CALL_BYTES);
  come('small', 'b');
  await settled();
  expect(entered).toEqual(['large', 'small']);
});

test('who would wait for too long is told when to come again, by how long calls last', async () => {
  const { come, refusal, clock } = openQueue({ maxWaitMs: 1000 });
  const slow = come('a');
  clock.now = 10_050;
  // One call of ten seconds makes the usual one last a second longer.
  slow.end();
  const working = come('b');
  void come('c');
  await settled();
  expect(refusal('d')).toEqual(['BUSY', 1.05]);
  working.end();
  await settled();
  expect(refusal('d')).toBeNull();
});

test('one person may have so many calls in the line, and others as before', async () => {
  const { come, refusal } = openQueue({ perPerson: 2, maxWaitMs: 100_000 });
  for (const name of ['a1', 'a2', 'a3']) come(name, 'a');
  await settled();
  expect(refusal('a')).toEqual(['BUSY', 1]);
  expect(refusal('b')).toBeNull();
});

test('before a call are those of its person, and of each other one more than these, however many there are', async () => {
  const { come, refusal } = openQueue({ perPerson: 100, maxWaitMs: 1000 });
  for (let call = 0; call < 22; call += 1) come(`a${call}`, 'a');
  expect(refusal('a')).toEqual(['BUSY', 1.05]);
  for (let call = 0; call < 10; call += 1) come(`b${call}`, 'b');
  // Ten of b, and eleven of the 21 of a.
  expect(refusal('b')).toEqual(['BUSY', 1.05]);
  expect(refusal('c')).toBeNull();
});

test('calls announced together are counted again as each begins: one person has so many in the line and no more', async () => {
  const { reserve, entered, refusal } = openQueue({ perPerson: 2, maxWaitMs: 100_000 });
  const turns = ['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, ...reserve('a', 1000) }));
  const ends = turns.map(({ name, begin }) =>
    begin().then(
      () => entered.push(name),
      ({ code, extras }: AppError) => entered.push(`${name} ${code} ${extras.retryAfter}`),
    ),
  );
  await ends[3];
  await settled();
  expect(entered).toEqual(['a4 BUSY 1', 'a1']);
  turns[3]?.end();
  turns[0]?.end();
  await settled();
  expect(entered.at(-1)).toBe('a2');
  expect(refusal('a')).toBeNull();
});

test('who goes while waiting leaves the place to others', async () => {
  const { come, entered, refusal } = openQueue({ perPerson: 1 });
  const first = come('a');
  const gone = come('b');
  void come('c');
  gone.end();
  expect(refusal('b')).toBeNull();
  first.end();
  await settled();
  expect(entered).toEqual(['a', 'c']);
});

test('who works on nothing, but waits for somebody else, gives the place to others meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { come, entered, clock } = openQueue();
  const blocked = come('a');
  void come('b');
  await vi.advanceTimersByTimeAsync(2000);
  expect(entered).toEqual(['a']);
  clock.busy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(entered).toEqual(['a', 'b']);
  clock.busy = true;
  void come('c');
  blocked.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(entered).toEqual(['a', 'b']);
});

test('so many step aside and no more: behind what all of them wait for, calls come later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { come, entered, refusal, clock } = openQueue({ parked: 2 });
  clock.busy = false;
  const blocked = ['a', 'b', 'c', 'd'].map((name) => come(name));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(entered).toEqual(['a', 'b', 'c']);
  clock.now = 20_000;
  blocked[2]?.end();
  await settled();
  expect(entered).toEqual(['a', 'b', 'c', 'd']);
  come('e');
  // What the third one lasted counts to its end.
  expect(refusal('f')).toEqual(['BUSY', expect.closeTo(2, 0)]);
  blocked[0]?.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(entered.at(-1)).toBe('e');
});

test('one person has so many calls under way and no more, and keeps nobody else waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { come, entered, clock } = openQueue({ perUser: 2 });
  clock.busy = false;
  const [first] = ['a1', 'a2', 'a3'].map((name) => come(name, 'a'));
  come('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(entered).toEqual(['a1', 'a2', 'b']);
  first?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(entered).toEqual(['a1', 'a2', 'b', 'a3']);
});

test('calls that are let in together begin in turns of the event loop of their own, so that connections come in between', async () => {
  const { come, entered } = openQueue({ atOnce: 3 });
  for (const name of ['a', 'b', 'c']) void come(name);
  const begun: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    begun.push(entered.length);
    await turnOfLoop();
  }
  expect(begun.every((count, turn) => count - (begun[turn - 1] ?? 0) <= 1)).toBe(true);
  expect(entered).toEqual(['a', 'b', 'c']);
});

import { expect, test } from 'vitest';
import { createThreadTurns } from './thread-turns.ts';

const BOUNDS = { threads: 2, waiting: 1_000_000, patience: 500, quick: 1_000, most: 10_000 };

/** Milliseconds between two looks. */
const STEP = 100;

/** Creates tasks with times that the test sets, on a clock that the test moves. */
function workshop() {
  let time = 0;
  const turns = createThreadTurns(BOUNDS, () => time);
  /** Tasks that are in a thread, by person, with the time when each will be done. */
  const inThread = new Map<string, { readonly doneAt: number; readonly done: () => void }>();
  const log: string[] = [];
  const settle = () => new Promise(setImmediate);

  /** Requests a task that takes this many milliseconds. */
  function ask(person: string, takes: number, { kind = 'save', weight = 1 } = {}) {
    const asked = time;
    const state = { outcome: 'waiting', waited: 0, tries: 0 };
    const over = turns.run(
      { person, kind },
      ({ signal, begin }) =>
        new Promise<string>((resolve, reject) => {
          begin();
          log.push(person);
          state.outcome = 'running';
          state.waited = time - asked;
          state.tries += 1;
          inThread.set(person, { doneAt: time + takes, done: () => resolve(`${person}'s`) });
          signal.addEventListener('abort', () => {
            inThread.delete(person);
            state.outcome = 'waiting';
            reject(new Error('It was stopped.'));
          });
        }),
      () => weight,
    );
    over.then(
      () => Object.assign(state, { outcome: 'done' }),
      (error) => Object.assign(state, { outcome: error.code }),
    );
    return state;
  }

  async function pass(milliseconds: number): Promise<void> {
    await settle();
    for (const end = time + milliseconds; time < end; ) {
      time += STEP;
      for (const [person, { doneAt, done }] of inThread) {
        if (doneAt > time) continue;
        inThread.delete(person);
        done();
      }
      await settle();
      turns.look();
      await settle();
    }
  }

  /** Runs a person's task of this many milliseconds while nobody else waits. */
  async function know(person: string, takes: number, kind?: string): Promise<void> {
    ask(person, takes, kind ? { kind } : {});
    await pass(takes);
  }

  return { ask, pass, know, settle, log, running: () => [...inThread.keys()] };
}

const MINUTE = 60_000;

test('two unknown people whose tasks take minutes hold up a third for a second', async () => {
  const { ask, pass } = workshop();
  ask('mallory', MINUTE);
  ask('trudy', MINUTE);
  const anna = ask('anna', 200);
  await pass(2_000);
  expect(anna).toMatchObject({ outcome: 'done', waited: 1_000 });
});

test('of people of whom nothing is known the one with the lightest task is next', async () => {
  const { ask, pass } = workshop();
  for (const person of ['mallory', 'trudy', 'oscar', 'peggy', 'sybil']) ask(person, MINUTE, { weight: 3_000 });
  const anna = ask('anna', 200, { weight: 600 });
  await pass(2_000);
  expect(anna).toMatchObject({ outcome: 'done', waited: 1_000 });
});

test.each([2, 5, 20])(
  'whoever has quick tasks never waits longer than a second beside %i people whose tasks take minutes',
  async (many) => {
    const { ask, pass, know } = workshop();
    await know('anna', 300);
    const hostile = Array.from({ length: many }, (_, index) => `mallory${index}`);
    for (const person of hostile) ask(person, MINUTE);
    const saves: ReturnType<typeof ask>[] = [];
    for (let turn = 0; turn < 40; turn++) {
      // Each comes again at once, whatever was answered.
      for (const person of hostile) ask(person, MINUTE);
      saves.push(ask('anna', 300));
      await pass(2_000);
    }
    expect(Math.max(...saves.map(({ waited }) => waited))).toBeLessThanOrEqual(1_000);
    expect(saves.filter(({ outcome, tries }) => outcome === 'done' && tries === 1)).toHaveLength(40);
  },
);

test('people whose tasks are known to take long have one thread together, and the others the other one', async () => {
  const { ask, pass, know, running, settle } = workshop();
  for (const person of ['mallory', 'trudy', 'oscar']) await know(person, 30_000);
  for (const person of ['mallory', 'trudy', 'oscar']) ask(person, 30_000);
  await settle();
  expect(running()).toEqual(['mallory']);
  const saves = ['anna', 'ben', 'cora'].map((person) => ask(person, 300));
  await pass(1_000);
  expect(saves.map(({ outcome, waited }) => [outcome, waited])).toEqual([
    ['done', 0],
    ['done', 300],
    ['done', 600],
  ]);
  expect(running()).toEqual(['mallory']);
});

test('what nobody waits for is done, however long it takes', async () => {
  const { ask, pass } = workshop();
  const [first, second] = [ask('anna', 50_000), ask('ben', 40_000)];
  await pass(50_000);
  expect([first, second]).toMatchObject([
    { outcome: 'done', tries: 1 },
    { outcome: 'done', tries: 1 },
  ]);
});

test('what was stopped for others is done anew and nobody is told, as long as it takes no longer than most', async () => {
  const { ask, pass } = workshop();
  const large = ask('ben', 6_000);
  await pass(500);
  ask('mallory', MINUTE);
  await pass(500);
  const anna = ask('anna', 200);
  await pass(1_000);
  expect([anna.outcome, large.outcome]).toEqual(['done', 'waiting']);
  await pass(20_000);
  expect(large).toMatchObject({ outcome: 'done', tries: 2 });
});

test('what takes longer than that is put off while others wait, and done where nobody does', async () => {
  const { ask, pass } = workshop();
  const [one, other] = [ask('mallory', MINUTE), ask('trudy', MINUTE)];
  for (let turn = 0; turn < 90; turn++) {
    ask('anna', 400);
    ask('ben', 400);
    await pass(1_000);
  }
  expect([one.outcome, other.outcome].sort()).toEqual(['BUSY', 'done']);
});

test('whoever has slow tasks is not stopped for those of whom slower ones are expected', async () => {
  const { ask, pass, know } = workshop();
  await know('ben', 3_000);
  await know('mallory', 30_000);
  const [large, hostile] = [ask('ben', 9_000), ask('mallory', 30_000)];
  await pass(8_000);
  expect([large, hostile]).toMatchObject([{ outcome: 'running' }, { outcome: 'waiting', tries: 0 }]);
});

test('a slow check leaves the saves of the same person quick, and one quick task forgives half of a slow one', async () => {
  const { ask, pass, know, running, settle } = workshop();
  await know('mallory', 30_000);
  await know('anna', 200);
  await know('anna', 4_000, 'check');
  ask('mallory', 30_000);
  await settle();
  const save = ask('anna', 200);
  await pass(200);
  expect(save).toMatchObject({ outcome: 'done', waited: 0 });
  const check = ask('anna', 200, { kind: 'check' });
  await pass(200);
  expect([check.outcome, running()]).toEqual(['waiting', ['mallory']]);
});

import type { Asset } from '@mailwright/contract';
import { beforeEach, expect, test } from 'vitest';
import { createUploadQueue, type SendOptions, type UploadOutcome } from './upload-queue.ts';

interface Sending extends SendOptions {
  readonly name: string;
  readonly arrive: () => void;
  readonly fail: () => void;
}

let sending: Sending[];
let outcomes: UploadOutcome[];
let uploaded: string[];

const file = (name: string) => new File(['0123456789'], name, { type: 'image/png' });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const target = { onUploaded: ({ savedName }: Asset, id: string) => uploaded.push(`${id} ${savedName}`) };

beforeEach(() => {
  sending = [];
  outcomes = [];
  uploaded = [];
});

function queueOf() {
  return createUploadQueue({
    prepare: async (original) => {
      if (original.name.startsWith('bad')) throw new Error('no picture');
      return new File(['01234'], original.name);
    },
    send: ({ name }, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        const arrive = () => resolve({ savedName: name } as Asset);
        sending.push({ ...options, name, arrive, fail: () => reject(new Error('cut off')) });
      }),
    explain: (error) => ({ sentence: String(error), lasting: false, passing: true }),
    onIdle: (outcome) => outcomes.push(outcome),
  });
}

test('three files are on their way at once, the others wait, in order', async () => {
  const queue = queueOf();
  const ids = queue.add(['a', 'b', 'c', 'd'].map(file), { ...target, folder: 'f1' });
  await settle();
  expect(sending.map(({ name, folder }) => `${name} ${folder}`)).toEqual(['a f1', 'b f1', 'c f1']);
  sending[0]?.onProgress(0.25);
  expect(queue.store.getState().items.map(({ name, step, part }) => `${name} ${step} ${part}`)).toEqual([
    'a sending 0.25',
    'b sending 0',
    'c sending 0',
    'd waiting 0',
  ]);
  sending[1]?.arrive();
  await settle();
  expect(uploaded).toEqual([`${ids[1]} b`]);
  expect(sending.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(outcomes).toEqual([]);
  for (const { arrive } of sending) arrive();
  await settle();
  expect(queue.store.getState().items).toEqual([]);
  expect(outcomes.map(({ arrived }) => arrived.map(({ sentBytes }) => sentBytes))).toEqual([[5, 5, 5, 5]]);
});

test('of twenty files of which three are bad the good ones arrive, and the bad ones are named with the reason', async () => {
  const queue = queueOf();
  const names = Array.from({ length: 20 }, (_, at) => (at % 7 === 3 ? `bad${at}` : `good${at}`));
  queue.add(names.map(file), target);
  for (let round = 0; round < 20; round += 1) {
    for (const { arrive } of sending) arrive();
    await settle();
  }
  expect(uploaded).toHaveLength(17);
  expect(outcomes).toHaveLength(1);
  expect(outcomes[0]?.failed.map(({ file: { name }, problem }) => `${name} ${problem.sentence}`)).toEqual([
    'bad3 Error: no picture',
    'bad10 Error: no picture',
    'bad17 Error: no picture',
  ]);
  expect(queue.store.getState().items.map(({ name, step }) => `${name} ${step}`)).toEqual([
    'bad3 failed',
    'bad10 failed',
    'bad17 failed',
  ]);
});

test('one that failed is sent again, or taken from the list', async () => {
  const queue = queueOf();
  const [id = ''] = queue.add([file('a')], target);
  await settle();
  sending[0]?.fail();
  await settle();
  expect(queue.store.getState().items).toMatchObject([{ step: 'failed', problem: { sentence: 'Error: cut off' } }]);
  queue.retry(id);
  queue.retry(id);
  queue.dismiss(id);
  await settle();
  expect(sending).toHaveLength(2);
  sending[1]?.fail();
  await settle();
  queue.dismiss(id);
  expect(queue.store.getState().items).toEqual([]);
  expect(uploaded).toEqual([]);
});

test('what is cancelled leaves the list and its place, whether it waits or is on its way', async () => {
  const queue = queueOf();
  const [a = '', , , d = ''] = queue.add(['a', 'b', 'c', 'd', 'e'].map(file), target);
  await settle();
  queue.cancel(d);
  queue.cancel(a);
  await settle();
  expect(sending.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'e']);
  for (const { arrive } of sending) arrive();
  await settle();
  expect(uploaded.map((line) => line.split(' ')[1])).toEqual(['b', 'c', 'e']);
  expect(outcomes).toMatchObject([{ failed: [] }]);
});

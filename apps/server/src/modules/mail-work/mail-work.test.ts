import { Worker } from 'node:worker_threads';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { islandComponents } from '../../testing/documents.ts';
import { createBodyComposer } from '../templates/update/compose-body.ts';
import { type BodyTask, makeBody } from '../templates/update/make-body.ts';
import { createMailWork, type MailWork } from './mail-work.ts';

const BOUNDS = {
  threads: 2,
  waiting: 2_000_000,
  patience: 500,
  quick: 1_000,
  most: 60_000,
  start: 60_000,
  make: 60_000,
  idle: 60_000,
  megabytes: 256,
};
const SETUP = { assetBase: 'https://mail.example', mergeSyntax: '{{ name }}' };

let inThread = 0;
const work = createMailWork(SETUP, {
  watch(run) {
    inThread += 1;
    return run();
  },
});
afterAll(work.close);

const large = `<p>${'Words — and <b>more</b> '.repeat(40_000)}</p>`;

function task(source: string, customCode = true): BodyTask {
  const change = { components: islandComponents(source), customStyles: '' };
  return { change, stored: null, info: { name: 'Spring', preheader: '' }, plan: { customCode } };
}

const make = (of: BodyTask) => work.inThread('anna', 'makeBody', of);

test('a large body is made in a thread as it would be made here, to the byte', async () => {
  const compose = createBodyComposer({ ...SETUP, assetBase: () => SETUP.assetBase });
  const [made, here] = [await make(task(large)), await makeBody(compose, task(large))];
  if ('oversize' in made || 'oversize' in here) throw new Error('It is not that large');
  expect({ ...made, content: Buffer.from(made.content) }).toEqual({ ...here, content: Buffer.from(here.content) });
});

test('what is large goes to the thread by itself, what is not stays here', async () => {
  const before = inThread;
  await work.run('anna', 'makeBody', task('<p>small</p>'));
  await work.run('anna', 'makeBody', task('x'.repeat(200_000)));
  expect(inThread).toBe(before);
  const checked = { body: mailBody('x'.repeat(40_000)), info: INFO, profile: 'mailchimp', now: 1 } as const;
  await work.run('anna', 'mailFindings', checked);
  expect(inThread).toBe(before + 1);
  await work.run('anna', 'makeBody', task(large));
  expect(inThread).toBe(before + 2);
});

test('what may not be saved is refused as everywhere, and the next body is made', async () => {
  const base64 = '<img src="data:image/png;base64,iVBORw0KGgo=">';
  const refusals = [make(task(base64)), make(task('<script>x</script>', false))];
  await expect(refusals[0]).rejects.toMatchObject({
    code: 'BASE64_NOT_ALLOWED',
    extras: { details: [{ path: 'components' }] },
  });
  await expect(refusals[1]).rejects.toMatchObject({ code: 'CUSTOM_SCRIPT_NOT_ALLOWED' });
  expect(await make(task('<p>x</p>'))).toMatchObject({ assets: [] });
  expect(await make(task('x'.repeat(11 * 1024 * 1024)))).toEqual({ oversize: expect.any(Number) });
});

test('a fault of ours is thrown as it is, and not said to be one of the mail', async () => {
  await expect(make({ ...task('<p>x</p>'), info: null as never })).rejects.toThrow(TypeError);
  expect(await make(task('<p>x</p>'))).toMatchObject({ assets: [] });
});

test('what takes longer than any mail is given up, and the next one finds a new thread', async () => {
  const bounds = { ...BOUNDS, make: 1 };
  const impatient = createMailWork(SETUP, { bounds });
  onTestFinished(impatient.close);
  const ask = () => impatient.inThread('anna', 'makeBody', task('<p>x</p>'));
  await expect(ask()).rejects.toMatchObject({ code: 'IMPORT_TOO_COMPLEX' });
  bounds.make = 60_000;
  expect(await ask()).toMatchObject({ assets: [] });
});

/** HTML with formatting that is open in each of thousands of paragraphs: minutes of work. */
const hostile = `${'<b><i><u><s>'.repeat(100)}${'<p>x'.repeat(500_000)}`;

/** Limits that are long enough for the slowest machine. */
const PATIENT = { ...BOUNDS, quick: 600_000, most: 600_000, make: 600_000, waiting: 64_000_000 };

/** Starts a task that takes minutes, and returns its state so far. */
function hold(own: MailWork, person: string) {
  const task = { body: mailBody(hostile), info: INFO, profile: 'mailchimp', now: 1 } as const;
  const state = { outcome: 'running', code: '' };
  const over = own.run(person, 'mailFindings', task).then(
    () => Object.assign(state, { outcome: 'done' }),
    (error) => Object.assign(state, { outcome: 'refused', code: error.code }),
  );
  return { state, over };
}

const INFO = { name: 'Spring', preheader: '', purpose: 'marketing', isSystem: false, categories: [] } as const;

function mailBody(html: string) {
  return { html, css: '', style: null, customStyles: '', components: islandComponents(html) };
}

test('whoever has a thread busy for minutes makes nobody else wait, however much they bring', async () => {
  const own = createMailWork(SETUP, { bounds: PATIENT });
  onTestFinished(own.close);
  const held = [hold(own, 'mallory'), hold(own, 'mallory'), hold(own, 'mallory')];
  for (const person of ['anna', 'ben', 'anna'])
    expect(await own.inThread(person, 'makeBody', task(large))).toMatchObject({ assets: [] });
  expect(held.map(({ state }) => state.outcome)).toEqual(['running', 'running', 'running']);
});

test('whoever holds all threads loses one to somebody who waits, and has it again once nobody does', async () => {
  const own = createMailWork(SETUP, { bounds: { ...PATIENT, quick: 1_000 } });
  onTestFinished(own.close);
  const held = [hold(own, 'mallory'), hold(own, 'trudy')];
  expect(await own.inThread('anna', 'makeBody', task(large))).toMatchObject({ assets: [] });
  expect(held.map(({ state }) => state.outcome)).toEqual(['running', 'running']);
});

test('what takes longer than most is put off for others, and the next one finds a thread', async () => {
  const own = createMailWork(SETUP, { bounds: { ...BOUNDS, threads: 1, most: 500, waiting: 64_000_000 } });
  onTestFinished(own.close);
  const { state, over } = hold(own, 'mallory');
  expect(await own.inThread('anna', 'makeBody', task(large))).toMatchObject({ assets: [] });
  await over;
  expect(state).toEqual({ outcome: 'refused', code: 'BUSY' });
});

test('a task that no thread can be told of is thrown as the fault that it is, and its thread does the next one', async () => {
  const own = createMailWork(SETUP, { bounds: { ...BOUNDS, threads: 1 } });
  onTestFinished(own.close);
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => asked.mockRestore());
  await own.inThread('anna', 'makeBody', task('<p>x</p>'));
  const uncopied = { ...task('<p>x</p>'), info: { name: () => 'Spring' } as never };
  await expect(own.inThread('anna', 'makeBody', uncopied)).rejects.toThrow(/could not be cloned/);
  expect(await own.inThread('anna', 'makeBody', task('<p>x</p>'))).toMatchObject({ assets: [] });
  expect(new Set(asked.mock.contexts).size).toBe(1);
});

/**
 * Returns mail work whose program ends at once until it has been started more than `times` times, and the number of its starts.
 */
function failing(times: number) {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const source = `import { parentPort, workerData } from 'node:worker_threads';
if (Atomics.add(workerData.begun, 0, 1) < ${times}) process.exit(1);
parentPort.on('message', () => parentPort.postMessage({ made: 'done' }));
parentPort.postMessage('ready');`;
  const program = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const own = createMailWork({ ...SETUP, begun } as typeof SETUP, { bounds: BOUNDS, program });
  onTestFinished(own.close);
  return { begun, ask: (person: string) => own.inThread(person, 'makeBody', task('<p>x</p>')) };
}

test('a thread that does not start is started again', async () => {
  const { begun, ask } = failing(1);
  expect([await ask('anna'), begun[0]]).toEqual(['done', 2]);
});

test('where threads do not start whoever asks is told to come again, and served once they do', async () => {
  const { begun, ask } = failing(6);
  for (const person of ['anna', 'ben', 'anna'])
    await expect(ask(person)).rejects.toMatchObject({ code: 'BUSY', extras: { retryAfter: 10 } });
  expect(begun[0]).toBe(6);
  expect(await Promise.all(['anna', 'ben'].map(ask))).toEqual(['done', 'done']);
});

test('a server that ends says so to whoever waits, and begins no thread again', async () => {
  const ended = createMailWork(SETUP);
  const ask = () => ended.inThread('anna', 'makeBody', task('<p>x</p>'));
  await ask();
  const asked = Promise.allSettled([ask(), ask()]);
  await ended.close();
  const busy = { status: 'rejected', reason: { code: 'BUSY' } };
  expect(await asked).toMatchObject([busy, busy]);
  await expect(ask()).rejects.toMatchObject({ code: 'BUSY' });
});

test('what waits for the thread is no more than there is memory for', async () => {
  const own = createMailWork(SETUP, { bounds: BOUNDS });
  onTestFinished(own.close);
  const asked = ['anna', 'ben', 'cora', 'dora', 'emil'].map((person) => own.inThread(person, 'makeBody', task(large)));
  const made = { status: 'fulfilled' };
  const refused = { status: 'rejected', reason: { code: 'BUSY' } };
  expect(await Promise.allSettled(asked)).toMatchObject([made, made, made, made, refused]);
});

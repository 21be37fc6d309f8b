import { afterAll, expect, onTestFinished, test } from 'vitest';
import { islandComponents } from '../../testing/documents.ts';
import { createBodyComposer } from '../templates/update/compose-body.ts';
import { type BodyTask, makeBody } from '../templates/update/make-body.ts';
import { createMailWork, type MailWork } from './mail-work.ts';

const BOUNDS = {
  threads: 2,
  make: 60_000,
  shared: 60_000,
  patience: 1_000,
  idle: 60_000,
  megabytes: 256,
  waiting: 2_000_000,
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

/** Formatting that is open in each of thousands of paragraphs: minutes of work. */
const hostile = `${'<b><i><u><s>'.repeat(100)}${'<p>x'.repeat(500_000)}`;

/** A task that takes minutes, and what became of it by now. */
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
  const own = createMailWork(SETUP);
  onTestFinished(own.close);
  const held = [hold(own, 'mallory'), hold(own, 'mallory'), hold(own, 'mallory')];
  for (const person of ['anna', 'ben', 'anna'])
    expect(await own.inThread(person, 'makeBody', task(large))).toMatchObject({ assets: [] });
  expect(held.map(({ state }) => state.outcome)).toEqual(['running', 'running', 'running']);
});

test('what takes long is put off where all threads are busy and somebody waits, and only then', async () => {
  const own = createMailWork(SETUP, { bounds: { ...BOUNDS, shared: 1_000, patience: 500, waiting: 64_000_000 } });
  onTestFinished(own.close);
  const [first, second] = [hold(own, 'mallory'), hold(own, 'trudy')];
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([first.state.outcome, second.state.outcome]).toEqual(['running', 'running']);
  expect(await own.inThread('anna', 'makeBody', task(large))).toMatchObject({ assets: [] });
  await Promise.race([first.over, second.over]);
  expect([first.state.code, second.state.code].filter(Boolean)).toEqual(['BUSY']);
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

import { afterAll, expect, onTestFinished, test } from 'vitest';
import { islandComponents } from '../../testing/documents.ts';
import { createBodyComposer } from '../templates/update/compose-body.ts';
import { type BodyTask, makeBody } from '../templates/update/make-body.ts';
import { createMailWork } from './mail-work.ts';

const BOUNDS = { make: 60_000, megabytes: 256, waiting: 2_000_000 };
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
  expect(inThread).toBe(before);
  await work.run('anna', 'makeBody', task(large));
  expect(inThread).toBe(before + 1);
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
  const asked = ['anna', 'ben', 'cora', 'dora'].map((person) => own.inThread(person, 'makeBody', task(large)));
  const made = { status: 'fulfilled' };
  const refused = { status: 'rejected', reason: { code: 'BUSY' } };
  expect(await Promise.allSettled(asked)).toMatchObject([made, made, made, refused]);
});

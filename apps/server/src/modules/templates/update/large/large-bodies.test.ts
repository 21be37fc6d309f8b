import { afterAll, expect, test } from 'vitest';
import { islandComponents } from '../../../../testing/documents.ts';
import { createBodyComposer } from '../compose-body.ts';
import { type BodyTask, makeBody } from '../make-body.ts';
import { createLargeBodies } from './large-bodies.ts';

const SETUP = { assetBase: 'https://mail.example', mergeSyntax: '{{ name }}' };

const bodies = createLargeBodies(SETUP);
afterAll(bodies.close);

function task(source: string, customCode = true): BodyTask {
  const change = { components: islandComponents(source), customStyles: '' };
  return { change, stored: null, info: { name: 'Spring', preheader: '' }, plan: { customCode } };
}

test('a large body is made in a thread as it would be made here, to the byte', async () => {
  const large = task(`<p>${'Words — and <b>more</b> '.repeat(40_000)}</p>`);
  const compose = createBodyComposer({ ...SETUP, assetBase: () => SETUP.assetBase });
  const [made, here] = [await bodies.make(large), await makeBody(compose, large)];
  if ('oversize' in made || 'oversize' in here) throw new Error('It is not that large');
  expect({ ...made, content: Buffer.from(made.content) }).toEqual({ ...here, content: Buffer.from(here.content) });
});

test('what may not be saved is refused as everywhere, and the next body is made', async () => {
  const base64 = '<img src="data:image/png;base64,iVBORw0KGgo=">';
  const refusals = [bodies.make(task(base64)), bodies.make(task('<script>x</script>', false))];
  await expect(refusals[0]).rejects.toMatchObject({
    code: 'BASE64_NOT_ALLOWED',
    extras: { details: [{ path: 'components' }] },
  });
  await expect(refusals[1]).rejects.toMatchObject({ code: 'CUSTOM_SCRIPT_NOT_ALLOWED' });
  expect(await bodies.make(task('<p>x</p>'))).toMatchObject({ assets: [] });
  expect(await bodies.make(task('x'.repeat(11 * 1024 * 1024)))).toEqual({ oversize: expect.any(Number) });
});

test('what takes longer than any mail is given up, and the next one finds a new thread', async () => {
  const impatient = createLargeBodies(SETUP, { make: 1, megabytes: 256 });
  await expect(impatient.make(task('<p>x</p>'))).rejects.toMatchObject({ code: 'IMPORT_TOO_COMPLEX' });
  await impatient.close();
  expect(await bodies.make(task('<p>y</p>'))).toMatchObject({ assets: [] });
});

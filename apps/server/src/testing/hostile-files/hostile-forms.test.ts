import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEither } from '../databases.ts';
import type { TestClient } from '../test-client.ts';
import { honest } from './picture-bytes.ts';
import { RECEIVING_PLACES, type Sender } from './receiving-places.ts';
import { NOTHING_KEPT, type ReceivingServer, startReceivingServer } from './start-sender.ts';

const { account, assets } = endpoints;
const FORMS = RECEIVING_PLACES.map(({ of }) => of).filter(({ upload }) => upload);
const TYPE = 'multipart/form-data; boundary=edge';

/** A part of a form, as it is sent. */
function part(disposition: string, content: Buffer | string, more = ''): Buffer {
  const head = `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

function form(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--edge--\r\n')]);
}

describeOnEither('a hostile form', (open) => {
  let receiving: ReceivingServer;
  let sender: Sender;
  let anna: TestClient;
  let picture: Buffer;
  let file: Buffer;

  beforeAll(async () => {
    receiving = await startReceivingServer(await open());
    picture = await honest().png().toBuffer();
    file = part('name="files[]"; filename="a.png"', picture);
  });
  afterAll(() => receiving.close());
  beforeEach(async () => {
    sender = await receiving.sender();
    ({ anna } = sender);
  });

  async function send(
    payload: Buffer | string,
    headers: Record<string, string> = {},
    url: string = assets.upload.path,
  ) {
    return anna.send({ method: 'POST', url, headers: { 'content-type': TYPE, ...headers }, payload });
  }

  async function refusal(...request: Parameters<typeof send>): Promise<string> {
    const answer = await send(...request);
    expect(await receiving.keptOf(sender)).toEqual(NOTHING_KEPT);
    return `${answer.statusCode} ${answer.json().code}`;
  }

  test.each<[name: string, listed: string]>([
    ['../../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\windows\\win.png', 'win.png'],
    ['C:\\CON.png', 'CON.png'],
    ['..', 'file'],
    ['   ', 'file'],
    ['CON', 'CON'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['\u2066a\u2069\u200Fb.png', 'ab.png'],
    ['a\tb\u0085c\u2028d.png', 'abcd.png'],
    ['🏖️ am Strand.png', '🏖️ am Strand.png'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ["'; DROP TABLE assets; --.png", "'; DROP TABLE assets; --.png"],
    ['n'.repeat(10_000), 'n'.repeat(LIMITS.name.max)],
    [`${'n'.repeat(LIMITS.name.max - 1)}🏖`, 'n'.repeat(LIMITS.name.max - 1)],
  ])('lists a file that is called %j harmlessly, and keeps it by its content alone', async (name, listed) => {
    const answer = await send(form(part(`name="files[]"; filename="${name.replaceAll('\\', '\\\\')}"`, picture)));
    expect(answer.statusCode, answer.body).toBe(201);
    const [asset] = answer.json();
    expect([asset.originalName, asset.contentType]).toEqual([listed, 'image/png']);
    expect(asset.savedName).toMatch(/^[\w-]{32}\.png$/);
    expect((await receiving.keptOf(sender)).files).toEqual([`assets/${anna.id}/${asset.savedName}`]);
  });

  test('gives a file no other name than its content has, whatever type it is sent as', async () => {
    const sent = part('name="files[]"; filename="a.html"', picture, 'Content-Type: text/html\r\n');
    const [asset] = (await send(form(sent))).json();
    expect([asset.contentType, asset.savedName.slice(-4)]).toEqual(['image/png', '.png']);
    const served = await receiving.server.app.inject({ url: asset.url });
    expect(served.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });

  test('lists what is renamed as harmlessly', async () => {
    const [{ savedName }] = (await send(form(file))).json();
    const body = { originalName: 'photo\u202Egnp.exe' };
    const { originalName } = await anna.ok(assets.update, { params: { assetName: savedName }, body });
    expect(originalName).toBe('photognp.exe');
  });

  test.each<[what: string, told: string, payload: () => Buffer | string, type?: string]>([
    ['no boundary', '400 MALFORMED_JSON', () => form(file), 'multipart/form-data'],
    ['another boundary', '400 MALFORMED_JSON', () => form(file), 'multipart/form-data; boundary=other'],
    [
      'an endless boundary',
      '400 MALFORMED_JSON',
      () => form(file),
      `multipart/form-data; boundary=${'e'.repeat(8000)}`,
    ],
    ['no end', '400 MALFORMED_JSON', () => file.subarray(0, file.length - 20)],
    ['no parts', '400 VALIDATION_FAILED', () => form()],
    ['nothing', '400 VALIDATION_FAILED', () => ''],
    ['no file', '400 VALIDATION_FAILED', () => form(part('name="folder"', 'x'))],
    ['JSON', '415 UNSUPPORTED_MEDIA_TYPE', () => '{}', 'application/json'],
    ['an encoded form', '415 UNSUPPORTED_MEDIA_TYPE', () => 'a=b', 'application/x-www-form-urlencoded'],
    ['a text', '415 UNSUPPORTED_MEDIA_TYPE', () => 'a', 'text/plain'],
    ['a NUL in a name', '400 VALIDATION_FAILED', () => form(part('name="files[]"; filename="a\0.png"', picture))],
    ['a folder that is a path', '404 FOLDER_NOT_FOUND', () => form(part('name="folder"', '../x'), file)],
    [
      'a folder twice',
      '404 FOLDER_NOT_FOUND',
      () => form(part('name="folder"', 'x'), part('name="folder"', 'y'), file),
    ],
    ['a field of the prototype', '400 MALFORMED_JSON', () => form(part('name="__proto__"', 'x'), file)],
    ['a long field', '400 VALIDATION_FAILED', () => form(part('name="folder"', 'x'.repeat(2000)), file)],
    [
      'six fields',
      '413 PAYLOAD_TOO_LARGE',
      () => form(...'abcdef'.split('').map((name) => part(`name="${name}"`, 'x')), file),
    ],
    ['a file in a field', '400 VALIDATION_FAILED', () => form(part('name="files[]"', picture))],
    [
      '21 files',
      '400 VALIDATION_FAILED',
      () => form(...Array.from({ length: LIMITS.upload.filesPerCall + 1 }, () => file)),
    ],
    [
      'ten thousand parts',
      '413 PAYLOAD_TOO_LARGE',
      () => form(...Array.from({ length: 10_000 }, () => part('name="a"', ''))),
    ],
    [
      'a byte too many',
      '413 IMAGE_TOO_LARGE',
      () => form(part('name="files[]"; filename="a.png"', Buffer.alloc(LIMITS.upload.fileBytes + 1))),
    ],
    [
      'headers of a megabyte',
      '400 VALIDATION_FAILED',
      () => form(part('name="files[]"', picture, `X-A: ${'a'.repeat(1e6)}\r\n`)),
    ],
  ])('with %s is refused, and nothing of it kept', async (_, told, payload, type = TYPE) => {
    expect(await refusal(payload(), { 'content-type': type })).toBe(told);
    expect((await send(form(file))).statusCode).toBe(201);
  });

  test('that says it is larger than it may be is refused before it comes', async () => {
    expect(await refusal(form(file), { 'content-length': String(LIMITS.requestBytes + 1) })).toBe(
      '413 PAYLOAD_TOO_LARGE',
    );
  });

  test('with the same file twice keeps it once', async () => {
    expect((await send(form(file, file))).statusCode).toBe(201);
    expect((await receiving.keptOf(sender)).files).toHaveLength(1);
  });

  test.each(FORMS)('of nobody who is signed in is not read: $path', async ({ method, path }) => {
    const request = { method, url: path.replace('{id}', sender.store), headers: { 'content-type': TYPE } };
    const answer = await receiving.server.app.inject({ ...request, payload: form(file) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('with two portraits is refused whole', async () => {
    const portrait = part('name="file"; filename="a.png"', picture);
    expect(await refusal(form(portrait, portrait), {}, account.setPicture.path)).toBe('400 VALIDATION_FAILED');
  });
});

import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AiServices, ODD_PROMPTS, startAiServices } from '../../testing/ai-services.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const row = endpoints.ai.alt;

let services: AiServices;
beforeAll(async () => {
  services = await startAiServices();
});
afterAll(() => services.close());

describe.each([
  ['openai', 'A red cup on a table.'],
  ['gemini', 'A red cup.'],
] as const)('alternative texts by %s', (provider, text) => {
  let server: TestApp;
  let anna: TestClient;
  let url: string;
  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'), { ai: services.ai(provider) });
    anna = await server.person('Anna');
    [url = ''] = await anna.ok(endpoints.ai.image, { body: { prompt: 'A cup' } });
  });
  afterAll(() => server.close());

  test('are one clean sentence in the language that was asked for', async () => {
    expect(await anna.ok(row, { body: { url, language: 'de' } })).toEqual({ alt: text });
    const { body } = services.asked.at(-1) ?? { body: '' };
    expect(body).toContain('\\"de\\"');
    const [, base64 = ''] = /(?:base64,|"data":")([\w+/=]+)"/.exec(body) ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 768 });
  });

  test('are made of a picture under this server own address, too', async () => {
    expect(await anna.ok(row, { body: { url: `http://localhost:3000${url}` } })).toEqual({ alt: text });
  });

  test.each([
    '/api/v2/assets/user/nobody/asset/nothing.png',
    'http://169.254.169.254/picture.png',
    'file:///etc/passwd',
    'not an address',
  ])('%s is no picture that can be looked at', async (address) => {
    expect(await anna.refused(row, { body: { url: address } })).toMatchObject({ status: 404, code: 'ASSET_NOT_FOUND' });
  });
});

test('a model that fails is told by its own sentence', async () => {
  const ai = services.ai('openai', ODD_PROMPTS.refused).altTexts;
  await expect(ai?.describe(Buffer.from('x'), 'en', AbortSignal.timeout(5000))).rejects.toMatchObject({
    code: 'AI_REFUSED',
  });
});

test('without a model that sees it is 503 NOT_CONFIGURED', async () => {
  const server = await createTestApp(await freshDatabase('sqlite'), { ai: services.ai('stability') });
  const anna = await server.person('Anna');
  expect((await anna.refused(row, { body: { url: '/x.png' } })).code).toBe('NOT_CONFIGURED');
  await server.close();
});

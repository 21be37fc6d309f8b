import { AI_RATIOS, AI_STYLES, endpoints, LIMITS, ratioOf } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type AiServices, ODD_PROMPTS, startAiServices } from '../../testing/ai-services.ts';
import { describeOnBoth, freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const row = endpoints.ai.image;

let services: AiServices;
beforeAll(async () => {
  services = await startAiServices();
});
afterAll(() => services.close());

const lastAsked = () => services.asked.at(-1) ?? { path: '', headers: {}, body: '' };

describe.each(['openai', 'gemini', 'stability'] as const)('pictures made by %s', (provider) => {
  let server: TestApp;
  let anna: TestClient;
  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'), { ai: services.ai(provider) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  const make = (prompt: string) => anna.ok(row, { body: { prompt } });
  const refusal = (prompt: string) => anna.refused(row, { body: { prompt } });
  const library = () => anna.ok(endpoints.assets.listOwn, { query: {} });

  it('lie in the library under the description, and are served', async () => {
    const [url = ''] = await make('A red cup on a table');
    const [asset] = await library();
    expect(asset).toMatchObject({ url, originalName: 'A red cup on a table', contentType: 'image/jpeg' });
    const file = await anna.send({ url });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
  });

  test.each(AI_RATIOS)('have the ratio %s whatever the service made', async (aspectRatio) => {
    await anna.ok(row, { body: { prompt: 'A cup', aspectRatio } });
    const [{ width = 0, height = 1 } = {}] = await library();
    expect(width / height).toBeCloseTo(ratioOf(aspectRatio), 1);
  });

  test.each(AI_STYLES)('are asked for in the style %s, and without what shall not be seen', async (style) => {
    await anna.ok(row, { body: { prompt: 'A cup', negativePrompt: 'no-people-please', style } });
    const { body } = lastAsked();
    expect(body).toMatch(/A cup/);
    expect(body).toMatch(/no-people-please/);
    expect(body.toLowerCase()).toContain(
      {
        photograph: 'photograph',
        digital_art: 'digital art',
        landscape: 'landscape',
        sketch: 'pencil sketch',
        watercolor: 'watercolor',
        cyberpunk: 'cyberpunk',
        pop_art: 'pop art',
      }[style],
    );
  });

  test.each([
    ['refused', 422, 'AI_REFUSED'],
    ['busy', 503, 'AI_BUSY'],
    ['poor', 502, 'AI_ACCESS'],
    ['unknown', 502, 'AI_ACCESS'],
    ['broken', 502, 'UPSTREAM_FAILED'],
    ['garbage', 502, 'AI_UNUSABLE'],
    ['empty', 502, 'AI_UNUSABLE'],
    ['notAPicture', 502, 'AI_UNUSABLE'],
    ['huge', 502, 'AI_UNUSABLE'],
    ['redirect', 502, 'UPSTREAM_FAILED'],
  ] as const)('a service that is %s is told by %i %s, and nothing is stored', async (odd, status, code) => {
    const answer = await refusal(`A cup ${ODD_PROMPTS[odd]}`);
    expect(answer).toMatchObject({ status, code });
    expect(JSON.stringify(answer)).not.toMatch(/secret-key|127\.0\.0\.1|quota/);
    expect(await library()).toEqual([]);
  });

  it('are given up when nobody waits for them any more', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const leave = new AbortController();
    const before = services.asked.length;
    const asking = fetch(address + row.path, {
      method: 'POST',
      headers: { ...anna.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: ODD_PROMPTS.silent }),
      signal: leave.signal,
    });
    await expect.poll(() => services.asked.length).toBe(before + 1);
    leave.abort();
    await expect(asking).rejects.toThrow();
    await services.gone;
    expect(await library()).toEqual([]);
  });
});

describe('what the services are sent', () => {
  const asking = async (ai: ReturnType<AiServices['ai']>, aspectRatio: (typeof AI_RATIOS)[number]) => {
    const request = { prompt: 'A cup', negativePrompt: 'people', style: 'cyberpunk', aspectRatio } as const;
    await ai.images?.make(request, AbortSignal.timeout(5000));
    return lastAsked();
  };

  test.each([
    ['gpt-image-1', '3:4', '1024x1536'],
    ['gpt-image-1', '16:9', '1536x1024'],
    ['gpt-image-1', '1:1', '1024x1024'],
    ['dall-e-3', '9:16', '1024x1792'],
    ['dall-e-2', '4:3', '1024x1024'],
    ['flux', '16:9', '1344x768'],
    ['flux', '3:4', '896x1152'],
  ] as const)('%s is asked for %s as %s', async (model, ratio, size) => {
    const { path, body, headers } = await asking(services.ai('openai', model), ratio);
    expect(path).toBe('/images/generations');
    expect(headers.authorization).toBe('Bearer secret-key');
    expect(JSON.parse(body)).toMatchObject({ model, size, n: 1 });
  });

  test('Gemini gets its ratio and its key in a header', async () => {
    const { path, body, headers } = await asking(services.ai('gemini', 'gemini-2.5-flash-image'), '9:16');
    expect(path).toBe('/models/gemini-2.5-flash-image:generateContent');
    expect(headers['x-goog-api-key']).toBe('secret-key');
    expect(JSON.parse(body).generationConfig).toEqual({
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '9:16' },
    });
  });

  test('Stability gets a form with its own names of styles and ratios', async () => {
    const { path, body } = await asking(services.ai('stability', 'sd3.5-large'), '4:3');
    expect(path).toBe('/v2beta/stable-image/generate/sd3');
    const fields = [...body.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(fields)).toMatchObject({
      aspect_ratio: '5:4',
      negative_prompt: 'people',
      style_preset: 'neon-punk',
      model: 'sd3.5-large',
    });
  });

  test('an address of the service itself is followed, one inside the network is not', async () => {
    const own = services.ai('openai', services.url).images;
    const request = { prompt: 'A cup', negativePrompt: '', style: 'sketch', aspectRatio: '1:1' } as const;
    const [made] = (await own?.make(request, AbortSignal.timeout(5000))) ?? [];
    expect(await sharp(made).metadata()).toMatchObject({ width: 600, height: 400 });
    const inside = own?.make({ ...request, prompt: ODD_PROMPTS.inside }, AbortSignal.timeout(5000));
    await expect(inside).rejects.toMatchObject({ code: 'AI_UNUSABLE' });
    const endless = own?.make({ ...request, prompt: ODD_PROMPTS.endlessPicture }, AbortSignal.timeout(20_000));
    await expect(endless).rejects.toMatchObject({ code: 'AI_UNUSABLE' });
  });

  test.each(['gemini', 'stability'] as const)('%s that filters its own picture has refused', async (provider) => {
    const request = { prompt: ODD_PROMPTS.filtered, negativePrompt: '', style: 'sketch', aspectRatio: '1:1' } as const;
    const made = services.ai(provider).images?.make(request, AbortSignal.timeout(5000));
    await expect(made).rejects.toMatchObject({ code: 'AI_REFUSED' });
  });
});

describeOnBoth('AI images', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { ai: services.ai('openai') });
  });
  afterAll(() => server.close());

  test('are a matter of the plan', async () => {
    const ben = await server.trialPerson('Ben');
    expect(await ben.refused(row, { body: { prompt: 'A cup' } })).toMatchObject({ status: 403, code: 'PLAN_REQUIRED' });
  });

  test('are so many an hour for each person', async () => {
    const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    const body = { prompt: ODD_PROMPTS.garbage };
    for (let count = 0; count < LIMITS.ai.imagesPerHour; count++) await anna.refused(row, { body });
    expect(await anna.refused(row, { body })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await ben.refused(row, { body })).code).toBe('AI_UNUSABLE');
    server.clock.now += 3_600_000;
    expect((await anna.refused(row, { body })).code).toBe('AI_UNUSABLE');
  });

  test('need a description, and know seven styles and five ratios', async () => {
    const anna = await server.person('Anna');
    for (const body of [
      { prompt: '  ' },
      { prompt: 'x'.repeat(LIMITS.ai.prompt + 1) },
      { prompt: 'A cup', style: 'cubism' as 'sketch' },
      { prompt: 'A cup', aspectRatio: '2:1' as '1:1' },
    ]) {
      expect((await anna.refused(row, { body })).code).toBe('VALIDATION_FAILED');
    }
  });
});

test('without a service it is 503 NOT_CONFIGURED, and the session says so', async () => {
  const server = await createTestApp(await freshDatabase('sqlite'));
  const anna = await server.person('Anna');
  const body = { prompt: 'A cup' };
  expect(await anna.refused(row, { body })).toMatchObject({ status: 503, code: 'NOT_CONFIGURED' });
  const session = { sessionId: anna.sessionId, type: 'email' } as const;
  const { ai } = await anna.ok(endpoints.auth.credentials, { body: session });
  expect(ai).toEqual({ images: false, altTexts: false });
  await server.close();
});

import type { Actor, StockImage } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { StockProviderPort } from '../../integrations/stock/port.ts';
import { createStockService } from './service.ts';

const ANNA = { id: 'anna' } as Actor;
const ADDRESSES = ['https://pictures.example/1.svg', 'https://pictures.example/small.svg'];
const IMAGE = { provider: 'pexels', id: '1', description: '' } as StockImage;
const PROVIDER = { provider: 'pexels', name: 'Pexels', find: async () => IMAGE, filesOf: () => ADDRESSES };

/** Creates a service that fits pictures with this function; the test does not check its other calls. */
function serviceOf(fitPicture: Parameters<typeof createStockService>[0]['fitPicture']) {
  return createStockService({
    stockProviders: [PROVIDER as unknown as StockProviderPort],
    cache: { get: async () => null, put: async () => undefined } as never,
    fetch: async () => ({ status: 200, content: Buffer.from('<svg/>') }) as never,
    assets: { store: async () => ({ savedName: 'a.png', alt: {} }), update: async () => null } as never,
    requireTemplate: async () => undefined,
    now: () => 0,
    fitPicture,
  });
}

const choose = (fitPicture: Parameters<typeof serviceOf>[0]) =>
  serviceOf(fitPicture).choose(ANNA, { provider: 'pexels', id: '1', locale: 'en' });

test('a picture is drawn for whoever has chosen it', async () => {
  const people: string[] = [];
  await choose(async (file, person) => {
    people.push(person);
    return file;
  });
  expect(people).toEqual(['anna']);
});

test.each([
  ['the server is busy', new AppError('BUSY', { retryAfter: 10 })],
  ['drawings take too long', new AppError('UNREADABLE_IMAGE', { sentence: 'Please wait a minute.' })],
  ['it is too large', new AppError('IMAGE_TOO_MANY_PIXELS')],
])('whoever has chosen one is told that %s, and not that the provider failed', async (_what, refusal) => {
  await expect(choose(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('what is no picture is the failure of the provider', async () => {
  const refused = choose(() => Promise.reject(new AppError('UNREADABLE_IMAGE')));
  await expect(refused).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
});

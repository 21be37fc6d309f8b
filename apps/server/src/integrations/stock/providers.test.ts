import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  ODD_SEARCHES,
  STOCK_KEY,
  type StockServices,
  startStockServices,
  WORKS,
} from '../../testing/stock-services.ts';
import { createPexels } from './pexels.ts';
import type { OutsideProvider, StockProviderPort } from './port.ts';

let services: StockServices;

beforeAll(async () => {
  services = await startStockServices();
});
afterAll(() => services.close());

function of(name: OutsideProvider): StockProviderPort {
  const found = services.stockProviders.find(({ provider }) => provider === name);
  if (!found) throw new Error(name);
  return found;
}

const ask = (query: string, more: { page?: number; credited?: boolean } = {}) => ({
  query,
  page: 1,
  perPage: 20,
  credited: false,
  ...more,
});

describe('Openverse', () => {
  it('is asked for what needs no credit, without a key, for what anybody may see', async () => {
    await of('openverse').search(ask('red bicycle', { page: 2 }));
    expect(services.asked.at(-1)).toBe(
      '/v1/images/?q=red+bicycle&license=cc0%2Cpdm&page=2&page_size=20&mature=false&filter_dead=true',
    );
  });

  it('gives pictures with all the fields of a free image', async () => {
    const { images, more } = await of('openverse').search(ask('bicycle'));
    expect(more).toBe(true);
    expect(images[0]).toEqual({
      id: WORKS.photo,
      thumbUrl: `${services.url}/v1/images/${WORKS.photo}/thumb/`,
      description: 'A red bicycle',
      userUrl: 'https://people.example/jane',
      userName: 'Jane Doe',
      url: `${services.url}/files/photo.jpg`,
      downloadUrl: `${services.url}/files/photo.jpg`,
      provider: 'openverse',
      width: 3000,
      height: 2000,
      pageUrl: `https://works.example/${WORKS.photo}`,
      license: 'CC0',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: null,
    });
  });

  it('leaves out what is not for everybody, and licenses that were not asked for, whatever it answers', async () => {
    const ids = async (credited: boolean) =>
      (await of('openverse').search(ask('bicycle', { credited }))).images.map(({ id }) => id);
    expect(await ids(false)).toEqual([WORKS.photo, WORKS.gone, WORKS.inward, WORKS.page]);
    expect(await ids(true)).toEqual([WORKS.photo, WORKS.credited, WORKS.gone, WORKS.inward, WORKS.page]);
  });

  it('tells the credit line of what asks for one, in our own words', async () => {
    const { images } = await of('openverse').search(ask('door', { credited: true }));
    expect(images.find(({ id }) => id === WORKS.credited)).toMatchObject({
      license: 'CC BY 4.0',
      attribution: '“A blue door” by Jane Doe, CC BY 4.0',
    });
  });

  it('has no page behind the 240th picture, and is not asked for one', async () => {
    const before = services.asked.length;
    expect(await of('openverse').search(ask('bicycle', { page: 13 }))).toEqual({ images: [], more: false });
    expect(services.asked).toHaveLength(before);
    expect((await of('openverse').search(ask('bicycle', { page: 12 }))).more).toBe(false);
  });

  it('finds one picture by its id, but none that may not be used', async () => {
    expect(await of('openverse').find(WORKS.credited)).toMatchObject({ description: 'A blue door' });
    for (const id of [WORKS.nonCommercial, WORKS.hidden, '88888888-8888-4888-8888-888888888888', '../../x']) {
      expect(await of('openverse').find(id), id).toBeNull();
    }
  });

  it('keeps what it can read of hostile answers, and no address that is none', async () => {
    const { images } = await of('openverse').search(ask(ODD_SEARCHES.hostile));
    expect(images).toHaveLength(1);
    expect(images[0]).toMatchObject({
      description: 'Tur n ed <b>around</b>',
      userName: '',
      userUrl: '',
      pageUrl: '',
      thumbUrl: `${services.url}/v1/images/${WORKS.photo}/thumb/`,
      width: 0,
      height: 0,
    });
  });
});

describe('Pexels', () => {
  it('gives its pictures for the key of the operator, and none that lie elsewhere', async () => {
    const { images, more } = await of('pexels').search(ask('oranges'));
    expect(services.asked.at(-1)).toBe('/v1/search?query=oranges&page=1&per_page=20');
    expect(more).toBe(true);
    expect(images).toHaveLength(1);
    expect(images[0]).toMatchObject({
      id: '501',
      thumbUrl: `${services.url}/files/photo.jpg?h=350`,
      description: 'A bowl of oranges',
      userName: 'Ana Sol',
      userUrl: 'https://www.pexels.com/@ana',
      pageUrl: 'https://www.pexels.com/photo/501/',
      license: 'Pexels License',
      attribution: null,
    });
    expect((await of('pexels').search(ask('oranges', { page: 2 }))).more).toBe(false);
  });

  it('finds one picture by its id', async () => {
    expect(await of('pexels').find('501')).toMatchObject({ userName: 'Ana Sol' });
    expect(await of('pexels').find('777')).toBeNull();
    expect(await of('pexels').find('../501')).toBeNull();
  });

  it('that refuses the key has failed', async () => {
    const addresses = { api: services.url, images: services.url };
    const wrong = createPexels(services.fetch, 'a-wrong-key-of-somebody', addresses);
    await expect(wrong.search(ask('oranges'))).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});

describe('Pixabay', () => {
  it('gives its pictures for the key of the operator, by safe search', async () => {
    const { images, more } = await of('pixabay').search(ask('lake'));
    expect(services.asked.at(-1)).toBe(`/api/?key=${STOCK_KEY}&safesearch=true&q=lake&page=1&per_page=20`);
    expect(more).toBe(true);
    expect(images[0]).toMatchObject({
      id: '901',
      description: 'lake, mountain',
      userName: 'Walker',
      userUrl: `${services.url}/users/Walker-12/`,
      pageUrl: 'https://pixabay.com/photos/901/',
      license: 'Pixabay Content License',
    });
    expect((await of('pixabay').search(ask('lake', { page: 3 }))).more).toBe(false);
  });

  it('finds one picture by its id', async () => {
    expect(await of('pixabay').find('901')).toMatchObject({ userName: 'Walker' });
    expect(await of('pixabay').find('902')).toBeNull();
  });
});

describe.each(['openverse', 'pexels', 'pixabay'] as const)('an answer of %s', (name) => {
  test.each([
    ['fails', ODD_SEARCHES.failing],
    ['refuses', ODD_SEARCHES.refusing],
    ['is a page', ODD_SEARCHES.html],
    ['is huge', ODD_SEARCHES.huge],
    ['leads elsewhere', ODD_SEARCHES.redirected],
    ['does not come', ODD_SEARCHES.silent],
  ])('that %s is told as such, and never with the key', async (_what, query) => {
    const failure = await of(name)
      .search(ask(query))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'UPSTREAM_FAILED' });
    const { cause, message } = failure as Error;
    expect(`${message} ${String(cause)}`).not.toContain(STOCK_KEY);
    expect(String(cause)).toContain(new URL(services.url).host);
  });

  it('that it is too much says when it works again', async () => {
    await expect(of(name).search(ask(ODD_SEARCHES.limited))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      extras: { retryAfter: 3600 },
    });
  });

  it('may be an empty list', async () => {
    expect((await of(name).search(ask(ODD_SEARCHES.nothing))).images).toEqual([]);
  });
});

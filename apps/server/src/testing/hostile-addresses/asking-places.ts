import { type Endpoint, type ErrorCode, endpoints } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../db/new-id.ts';
import { readProducts, sourceProduct } from '../shops/stores.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A server, the person who has it ask addresses, and what she has there. */
export interface Asker {
  readonly server: TestApp;
  readonly anna: TestClient;
  /** A draft and a store of hers. */
  readonly draft: string;
  readonly store: string;
  /** Addresses that a provider of free images gives for its files. */
  readonly stockFiles: string[];
}

/** A call by which somebody has this server ask an address. */
export interface AskingPlace {
  readonly name: string;
  readonly of: Endpoint;
  /** Makes the server ask the address; returns what the caller gets. */
  readonly ask: (asker: Asker, address: string) => Promise<LightMyRequestResponse>;
  /** Makes the server ask all of the addresses by one call, where a call may name many. */
  readonly askAll?: (asker: Asker, addresses: readonly string[]) => Promise<LightMyRequestResponse>;
  /** False where the address only names what is asked for, and is never asked itself. */
  readonly isAsked?: false;
  /** Error codes that a caller gets for an address that may not be asked; null when the answer is the same without it. */
  readonly told: readonly ErrorCode[] | null;
}

const { assets, brand, stores, ai, video, stock, exports: files, userTemplates } = endpoints;

const feed = { format: 'csv', columns: { id: 'id', name: 'name' } } as const;

/** Makes the draft show pictures at the addresses; returns the parameters of calls that name the draft. */
async function shownIn({ anna, draft: id }: Asker, addresses: readonly string[]): Promise<{ readonly id: string }> {
  const pictures = addresses.map((address) => {
    const src = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<img src="${src}"><div style="background:url('${src}')">x</div>`;
  });
  await anna.ok(userTemplates.update, { params: { id }, body: { html: `<p>Hello</p>${pictures.join('')}` } });
  return { id };
}

function ofMail(name: string, of: Endpoint, query: Record<string, string> = {}): AskingPlace {
  const askAll: AskingPlace['askAll'] = async (asker, addresses) =>
    asker.anna.call(of, { params: await shownIn(asker, addresses), query } as never);
  return { name, of, askAll, ask: (asker, address) => askAll(asker, [address]), told: null };
}

export const ASKING_PLACES: readonly AskingPlace[] = [
  {
    name: 'an image by its address',
    of: assets.fromAddress,
    ask: ({ anna }, url) => anna.call(assets.fromAddress, { body: { url } }),
    told: ['ADDRESS_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a brand from a page',
    of: brand.propose,
    ask: ({ anna }, url) => anna.call(brand.propose, { body: { url } }),
    told: ['PAGE_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a shop of WooCommerce',
    of: stores.test,
    ask: ({ anna }, url) => anna.call(stores.test, { body: { kind: 'woocommerce', url } }),
    told: ['STORE_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a shop of Shopify',
    of: stores.test,
    ask: ({ anna }, url) => anna.call(stores.test, { body: { kind: 'shopify', url } }),
    // A word alone is taken for the name of a shop there, which is no name of a host here.
    told: ['STORE_NOT_PUBLIC', 'VALIDATION_FAILED', 'STORE_UNREACHABLE'],
  },
  {
    name: 'a feed, tried',
    of: stores.test,
    ask: ({ anna }, url) => anna.call(stores.test, { body: { kind: 'feed', url, feed } }),
    told: ['STORE_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a feed, connected',
    of: stores.create,
    ask: ({ anna }, url) => anna.call(stores.create, { body: { kind: 'feed', url, feed } }),
    told: ['STORE_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a feed, looked at',
    of: stores.lookAtFeed,
    ask: ({ anna }, url) => anna.call(stores.lookAtFeed, { body: { url } }),
    told: ['STORE_NOT_PUBLIC', 'VALIDATION_FAILED'],
  },
  {
    name: 'a store whose address is kept',
    of: stores.change,
    async ask({ server, anna, store: id }, url) {
      await server.database.kysely.updateTable('stores').set({ url }).where('id', '=', id).execute();
      return anna.call(stores.change, { params: { id }, body: { credentials: null } });
    },
    // Kept addresses were read before they were kept; what is no address now fails as it may.
    told: ['STORE_NOT_PUBLIC', 'STORE_UNREADABLE', 'VALIDATION_FAILED'],
  },
  {
    name: 'a picture to be described',
    of: ai.alt,
    ask: ({ anna }, url) => anna.call(ai.alt, { body: { url, language: 'en' } }),
    told: ['ASSET_NOT_FOUND', 'VALIDATION_FAILED'],
  },
  ...[video.mergeImages, video.merge].map(
    (row): AskingPlace => ({
      name: `a picture to lay a play button on, by ${row.method}`,
      of: row,
      async ask({ anna, draft: templateId }, backImageUrl) {
        const frontImageUrl = '/api/v2/video/playbutton/circle-dark.png';
        const sent = { backImageUrl, frontImageUrl, templateId };
        return anna.call(row as Endpoint, row === video.merge ? { query: sent } : ({ body: sent } as never));
      },
      told: ['VALIDATION_FAILED'],
    }),
  ),
  {
    name: 'a search of a provider, by its address',
    of: stock.proxy,
    isAsked: false,
    ask: ({ anna }, url) => anna.call(stock.proxy, { body: { method: 'GET', url } }),
    told: ['VALIDATION_FAILED'],
  },
  {
    name: 'a file that a provider of free images names',
    of: stock.choose,
    async ask({ anna, stockFiles }, url) {
      stockFiles.splice(0, 1, url);
      return anna.call(stock.choose, { body: { provider: 'openverse', id: 'x' } });
    },
    told: ['UPSTREAM_FAILED'],
  },
  ofMail('pictures of a mail that is packed', files.html, { images: 'zip' }),
  ofMail('pictures of a mail that is drawn', files.image),
  ofMail('pages of a mail that is drawn', files.pdf),
  {
    name: 'the picture of a live product',
    of: stores.live,
    async ask({ server, anna, store: storeUuid }, image) {
      const product = sourceProduct(newId(), { image });
      await readProducts(server.database, storeUuid, [product], { now: server.clock.now });
      const body = { storeUuid, productId: product.id, width: 300, layout: 'vertical', lang: 'en' } as const;
      return anna.call(stores.live, { body });
    },
    told: null,
  },
];

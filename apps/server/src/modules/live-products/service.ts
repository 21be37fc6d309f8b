import { createHash } from 'node:crypto';
import type { Actor, LiveProduct, LiveProductRequest } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import { type DrawnProduct, drawProduct, transparentPixel } from '../../pictures/draw-product.ts';
import type { ProductRecord, ProductRepository } from '../products/port.ts';
import { presentProduct } from '../products/present.ts';
import type { SecretRepository } from '../secrets/port.ts';
import type { StoreAccess } from '../stores/access-service.ts';
import { type LiveToken, readLiveToken, writeLiveToken } from './token.ts';

export interface LivePicture {
  /** PNG of the product. */
  readonly content: Buffer;
  /** Entity tag: changes with the picture, so that clients can ask whether theirs is current. */
  readonly tag: string;
}

/** Draws products in mails as they are when the mail is opened. */
export interface LiveProductService {
  /**
   * Returns the addresses of a live picture and of its link, with the picture's height.
   * @throws AppError `PLAN_REQUIRED`, `PRODUCT_NOT_FOUND` when the product is gone or the person may not see it
   */
  sign(actor: Actor, wanted: LiveProductRequest): Promise<LiveProduct>;
  /**
   * Returns the picture; a transparent pixel for a product that is gone. `consume` is called with the work units before the work
   * is done.
   * @throws AppError `PRODUCT_NOT_FOUND` for a token that nobody signed
   */
  picture(token: string, consume: (work: number) => Promise<void>): Promise<LivePicture>;
  /**
   * Returns the address of the product's page as it is now; the address of the store when the product is gone.
   * @throws AppError `PRODUCT_NOT_FOUND`
   */
  page(token: string): Promise<string>;
}

export interface LiveProductDeps {
  readonly products: Pick<ProductRepository, 'find'>;
  readonly access: Pick<StoreAccess, 'requirePlan' | 'among'>;
  readonly secrets: SecretRepository;
  /** Returns the file of a picture, fetched within limits; null when it does not arrive. */
  readonly loadPicture: (address: string) => Promise<Uint8Array | null>;
}

const KEY = 'live-products';

const PATH = '/api/v2/internal/product';

/** Work units charged for drawing a picture, and for sending one that is drawn already. */
const WORK = { draw: 100, send: 1 } as const;

/** Size of the cache, bytes, and time a drawing stays in it, with its product's picture and without, milliseconds. */
const CACHE = { bytes: 32 * 1024 * 1024, whole: 3_600_000, withoutPicture: 60_000 } as const;

export function createLiveProductService(deps: LiveProductDeps): LiveProductService {
  const { products, access, secrets, loadPicture } = deps;
  const drawn = new WatchedCache<DrawnProduct>('live_products', {
    maxSize: CACHE.bytes,
    sizeCalculation: ({ content }) => content.length,
  });
  const drawing = new Map<string, Promise<DrawnProduct>>();

  async function read(token: string): Promise<LiveToken> {
    const known = readLiveToken(token, await secrets.key(KEY));
    if (!known) throw new AppError('PRODUCT_NOT_FOUND');
    return known;
  }

  async function find(wanted: LiveProductRequest): Promise<ProductRecord | null> {
    const [record] = await products.find([{ storeUuid: wanted.storeUuid, productId: wanted.productId }]);
    return record && !record.isDeleted ? record : null;
  }

  async function drawNow(key: string, record: ProductRecord, look: LiveProductRequest): Promise<DrawnProduct> {
    const picture = record.image === '' ? null : await loadPicture(record.image).catch(() => null);
    const result = await drawProduct(presentProduct(record), look, picture);
    // A shop may put another picture at the same address.
    drawn.set(key, result, { ttl: record.image !== '' && !result.hasPicture ? CACHE.withoutPicture : CACHE.whole });
    return result;
  }

  /** Draws a product; calls for the same picture at the same time share one drawing. */
  async function draw(key: string, record: ProductRecord, look: LiveProductRequest): Promise<DrawnProduct> {
    const begun = drawing.get(key) ?? drawNow(key, record, look).finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  }

  return {
    async sign(actor, wanted) {
      access.requirePlan(actor);
      const [store] = await access.among(actor, [wanted.storeUuid]);
      const record = store ? await find(wanted) : null;
      if (!store || !record) throw new AppError('PRODUCT_NOT_FOUND');
      const origin = originOf(store.url) || originOf(record.link);
      const token = writeLiveToken({ ...wanted, origin }, await secrets.key(KEY));
      const { height } = await draw(keyOf(record, wanted), record, wanted);
      return { src: `${PATH}/${token}/picture.png`, href: `${PATH}/${token}`, height };
    },

    async picture(token, consume) {
      const wanted = await read(token);
      const record = await find(wanted);
      if (!record) return { content: await transparentPixel(), tag: 'gone' };
      const key = keyOf(record, wanted);
      const before = drawn.get(key);
      await consume(before || drawing.has(key) ? WORK.send : WORK.draw);
      const { content } = before ?? (await draw(key, record, wanted));
      return { content, tag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
    },

    async page(token) {
      const wanted = await read(token);
      const record = await find(wanted);
      const address = [record?.link ?? '', wanted.origin].find((each) => /^https?:\/\//i.test(each));
      if (address === undefined) throw new AppError('PRODUCT_NOT_FOUND');
      return address;
    },
  };
}

/** Returns the cache key of a drawing; it changes when anything of the product changes. */
function keyOf({ storeId, id, changed }: ProductRecord, { width, layout, lang }: LiveProductRequest): string {
  return JSON.stringify([storeId, id, changed, width, layout, lang]);
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : '';
}

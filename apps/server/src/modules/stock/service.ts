import {
  type Actor,
  type AltTexts,
  type AssetSource,
  DEFAULT_LOCALE,
  LIMITS,
  type StockChoice,
  type StockImage,
  type StockPage,
  type StockSearch,
  type StockSource,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { StockProviderPort, StockProviders } from '../../integrations/stock/port.ts';
import type { AssetRecord } from '../assets/port.ts';
import type { AssetService } from '../assets/service.ts';
import { COLLECTION, collectionFile, findInCollection, searchCollection } from './collection/collection.ts';
import type { StockCache } from './port.ts';

export interface StockService {
  /** Returns the collection, and the outside sources that are set up. */
  sources(): readonly StockSource[];
  /**
   * Searches a source.
   * @throws AppError `NOT_CONFIGURED` for a source that is not set up, and the errors of its provider
   */
  search(request: StockSearch): Promise<StockPage>;
  /** Copies a picture to the caller's library, as light as a mail can carry it, with its origin. */
  choose(actor: Actor, choice: StockChoice): Promise<AssetRecord>;
}

export interface StockServiceDeps {
  readonly stockProviders: StockProviders;
  readonly cache: StockCache;
  readonly fetch: GuardedFetch;
  readonly assets: Pick<AssetService, 'store' | 'update'>;
  /** Returns a picture that a mail can carry, made for a person. */
  readonly fitPicture: (file: Uint8Array, person: string) => Promise<Uint8Array>;
  readonly now: () => number;
  /** Throws when the caller may not do this with the template. */
  readonly requireTemplate: (actor: Actor, templateId: string, action: 'edit') => Promise<void>;
}

const A_DAY = 86_400_000;

/** Limits of fetching the file that a person has chosen; the timeout is milliseconds. */
const FILE = { maxBytes: 30 * 1024 * 1024, timeout: 15_000 } as const;

export function createStockService(deps: StockServiceDeps): StockService {
  const { stockProviders, cache, fetch, assets, fitPicture, now, requireTemplate } = deps;
  const underWay = new Map<string, Promise<StockPage>>();

  function providerOf(name: StockSearch['provider']): StockProviderPort {
    const found = stockProviders.find(({ provider }) => provider === name);
    if (!found) throw new AppError('NOT_CONFIGURED');
    return found;
  }

  /** Asks a provider; a provider that told how long to wait is not asked before that, by any server. */
  async function asking<T>({ provider }: StockProviderPort, ask: () => Promise<T>): Promise<T> {
    const key = `wait ${provider}`;
    const until = await cache.get(key, now());
    if (typeof until === 'number') throw new AppError('RATE_LIMITED', { retryAfter: (until - now()) / 1000 });
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED' && error.extras.retryAfter !== undefined) {
        const lasts = error.extras.retryAfter * 1000;
        await cache.put([{ key, value: now() + lasts }], now(), lasts);
      }
      throw error;
    }
  }

  async function searchOutside(source: StockProviderPort, request: StockSearch, key: string): Promise<StockPage> {
    const { query, page, per_page: perPage, credited } = request;
    const found = await asking(source, () => source.search({ query, page, perPage, credited }));
    const images = found.images.map((image) => ({ key: imageKey(image), value: image }));
    await cache.put([{ key, value: found }, ...images], now(), A_DAY);
    return found;
  }

  async function imageOf({ provider, id, locale }: StockChoice): Promise<StockImage> {
    if (provider === 'collection') return found(findInCollection(id, locale));
    const source = providerOf(provider);
    const known = (await cache.get(imageKey({ provider, id }), now())) as StockImage | null;
    return known ?? found(await asking(source, () => source.find(id)));
  }

  /** Returns the file of a picture, from the first of its addresses that has it. */
  async function fileOf(image: StockImage, person: string): Promise<Uint8Array> {
    if (image.provider === 'collection') return found(await collectionFile(image.id));
    const source = providerOf(image.provider);
    const hosts = source.fileHosts;
    const failures: unknown[] = [];
    for (const address of source.filesOf(image)) {
      try {
        const answer = await fetch(address, { ...FILE, ...(hosts && { hosts }) });
        if (answer.status === 200) return await fitPicture(answer.content, person);
        failures.push(new Error(`${new URL(address).host} answered ${answer.status}`));
      } catch (error) {
        failures.push(error);
      }
    }
    const refusal = failures.find(isTelling);
    if (refusal) throw refusal;
    throw new AppError('UPSTREAM_FAILED', {
      cause: new AggregateError(failures, `No file of ${image.provider} ${image.id}`),
    });
  }

  return {
    sources: () => [
      COLLECTION,
      ...stockProviders.map(({ provider, name, page, hasCredited }) => ({ provider, name, page, hasCredited })),
    ],

    async search(request) {
      if (request.provider === 'collection') return searchCollection(request);
      const source = providerOf(request.provider);
      if (request.query === '') return { images: [], more: false };
      const asked = { ...request, credited: request.credited && source.hasCredited };
      const key = searchKey(asked);
      const cached = (await cache.get(key, now())) as StockPage | null;
      if (cached) return cached;
      const running = underWay.get(key) ?? searchOutside(source, asked, key).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },

    async choose(actor, choice) {
      const templateId = choice.templateId ?? null;
      if (templateId !== null) await requireTemplate(actor, templateId, 'edit');
      const image = await imageOf(choice);
      const content = await fileOf(image, actor.id);
      const originalName = image.description || `${image.provider} ${image.id}`;
      const place = { templateId, folder: null, inLibrary: true };
      const source = assetSourceOf(image, nameOf(image));
      const stored = await assets.store(actor, { content, originalName, ...place, source });
      const alt = { ...altTextOf(image, choice), ...stored.alt };
      return assets.update(actor, stored.savedName, { alt });
    },
  };

  function nameOf({ provider }: StockImage): string {
    return provider === 'collection' ? COLLECTION.name : providerOf(provider).name;
  }
}

/** Returns whether an error tells the person more than that the provider sent no picture, e.g. to come again later. */
function isTelling(failure: unknown): boolean {
  return failure instanceof AppError && (failure.code !== 'UNREADABLE_IMAGE' || failure.extras.sentence !== undefined);
}

/** Returns the cache key of a search; it is the same whatever the case and the blanks. */
function searchKey({ provider, query, page, per_page, credited }: StockSearch): string {
  const words = query.toLowerCase().replace(/\s+/g, ' ');
  return `search ${provider} ${credited ? 'credited' : 'free'} ${page} ${per_page} ${words}`;
}

function imageKey({ provider, id }: Pick<StockImage, 'provider' | 'id'>): string {
  return `image ${provider} ${id}`;
}

/**
 * Returns the alternative text: titles of the collection are in the given language, those of outside services mostly in
 * English.
 */
function altTextOf({ provider, description }: StockImage, { locale }: StockChoice): AltTexts {
  if (description === '') return {};
  return { [provider === 'collection' ? locale : DEFAULT_LOCALE]: description.slice(0, LIMITS.library.alt) };
}

function found<T>(one: T | null): T {
  if (one === null) throw new AppError('ASSET_NOT_FOUND');
  return one;
}

function assetSourceOf(image: StockImage, provider: string): AssetSource {
  const { pageUrl, userName, userUrl, license, licenseUrl, attribution } = image;
  return { provider, page: pageUrl, creator: userName, creatorUrl: userUrl, license, licenseUrl, attribution };
}

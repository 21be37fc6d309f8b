import {
  type Actor,
  type ChangeStoreRequest,
  type CreateStoreRequest,
  type FeedLook,
  LIMITS,
  type StoreTest,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import {
  type StoreCredentials,
  type StoreFacts,
  StoreFailure,
  type StoreSource,
  type StoreSources,
} from '../../integrations/stores/port.ts';
import type { StoreAccess } from './access-service.ts';
import type { StoreRecord, StoreRepository } from './port.ts';
import type { CredentialBox } from './sealed-credentials.ts';
import { orRefusal } from './store-refusal.ts';

/** Connects and manages stores for their owners. Everything except disconnecting needs a plan with products. */
export interface StoreService {
  /** Connects a store after a test; a store that cannot be read is not connected. */
  connect(actor: Actor, request: CreateStoreRequest): Promise<StoreRecord>;
  test(actor: Actor, request: CreateStoreRequest): Promise<StoreTest>;
  lookAtAddress(actor: Actor, typed: string): Promise<FeedLook>;
  lookAtFile(actor: Actor, beginning: Uint8Array | undefined): Promise<FeedLook>;
  change(actor: Actor, id: string, change: ChangeStoreRequest): Promise<StoreRecord>;
  disconnect(actor: Actor, id: string): Promise<void>;
  /** Makes its synchronization due now; does nothing for stores that are uploaded as files. */
  synchronize(actor: Actor, id: string): Promise<StoreRecord>;
  /**
   * Returns the person's own store.
   * @throws AppError `STORE_NOT_FOUND` when it is not the person's own
   */
  requireOwn(actor: Actor, id: string): Promise<StoreRecord>;
}

export interface StoreDeps {
  readonly stores: StoreRepository;
  readonly access: StoreAccess;
  readonly sources: StoreSources;
  readonly box: CredentialBox;
  readonly now: () => number;
  /** Wakes the synchronization worker when a store is due. */
  readonly wake: () => void;
}

export function createStoreService({ stores, access, sources, box, now, wake }: StoreDeps): StoreService {
  async function requireOwn(actor: Actor, id: string): Promise<StoreRecord> {
    const store = await access.require(actor, id);
    if (store.ownerId !== actor.id) throw new AppError('STORE_NOT_FOUND');
    return store;
  }

  const facts = (source: StoreSource): Promise<StoreFacts> => orRefusal(async () => sources.connect(source).test());

  /** Returns the credentials after a change: those that were sent, or the stored ones. */
  async function credentialsAfter(store: StoreRecord, sent: StoreCredentials | null | undefined) {
    if (sent !== undefined) return sent;
    const sealed = await stores.credentials(store.id);
    return sealed === null ? null : box.open(store.id, sealed);
  }

  return {
    requireOwn,

    async connect(actor, request) {
      access.requirePlan(actor);
      // Asked before the store is, and again where it is added: another one may have come meanwhile.
      requireRoomFor(await stores.countOf(actor.id));
      const id = newId();
      const ofAll = { id, ownerId: actor.id, now: now() };
      if (request.kind === 'file') {
        const { kind, name, feed } = request;
        const file = { ...ofAll, kind, name, url: '', feed, credentials: null, currency: feed.currency, syncAt: null };
        await stores.add(file, requireRoomFor);
      } else {
        const source = sourceOf(sources, request);
        const { name, currency } = await facts(source);
        const { kind, url, credentials, feed } = source;
        const shop = {
          ...ofAll,
          kind,
          name: (request.name || name || new URL(url).hostname).slice(0, LIMITS.name.max),
          url,
          feed,
          credentials: credentials && box.seal(id, credentials),
          currency,
          syncAt: now(),
        };
        await stores.add(shop, requireRoomFor);
        wake();
      }
      return access.require(actor, id);
    },

    async test(actor, request) {
      access.requirePlan(actor);
      if (request.kind === 'file') throw refused('kind', 'A file is looked at before it is sent.');
      const { name, currency, total, products } = await facts(sourceOf(sources, request));
      return {
        name,
        currency,
        total,
        products: products
          .slice(0, LIMITS.stores.sample)
          .map(({ name: productName, image: imageLink, ...product }) => ({
            productName,
            imageLink,
            price: product.price,
            currency: product.currency,
          })),
      };
    },

    async lookAtAddress(actor, typed) {
      access.requirePlan(actor);
      const url = typedAddress(sources, typed);
      return orRefusal(() => sources.lookAtAddress(url));
    },

    async lookAtFile(actor, beginning) {
      access.requirePlan(actor);
      if (!beginning) throw refused('file', 'Choose a file.');
      return orRefusal(async () => sources.lookAtFeed(Buffer.from(beginning)));
    },

    async change(actor, id, { name, credentials, feed }) {
      const store = await requireOwn(actor, id);
      const { kind, url } = store;
      if (feed && kind !== 'feed' && kind !== 'file') throw refused('feed', 'This store is no feed.');
      if (credentials && !takes(kind, credentials)) throw refused('credentials', 'This store takes no such key.');
      const isReadAnew = credentials !== undefined || feed !== undefined;
      if (isReadAnew && kind !== 'file' && kind !== 'demo') {
        await facts({ kind, url, credentials: await credentialsAfter(store, credentials), feed: feed ?? store.feed });
      }
      await stores.change(id, {
        ...(name !== undefined && { name }),
        ...(credentials !== undefined && { credentials: credentials && box.seal(id, credentials) }),
        ...(feed && { feed }),
        ...(isReadAnew && kind !== 'file' && { syncAt: now() }),
      });
      if (isReadAnew) wake();
      return access.require(actor, id);
    },

    async disconnect(actor, id) {
      const store = await stores.find(id, actor.id);
      if (store?.ownerId !== actor.id) throw new AppError('STORE_NOT_FOUND');
      await stores.remove(id);
    },

    async synchronize(actor, id) {
      await requireOwn(actor, id);
      await stores.wake(id, now());
      wake();
      return access.require(actor, id);
    },
  };
}

/**
 * Throws when the owner may have no further store.
 * @throws AppError `STORES_FULL`
 */
function requireRoomFor(count: number): void {
  if (count >= LIMITS.stores.perPerson) throw new AppError('STORES_FULL');
}

type Asked = Exclude<CreateStoreRequest, { readonly kind: 'file' }>;

function sourceOf(sources: StoreSources, request: Asked): StoreSource {
  const url = typedAddress(sources, request.kind === 'shopify' ? shopifyAddress(request.url) : request.url);
  if (request.kind === 'feed') return { kind: 'feed', url, credentials: null, feed: request.feed };
  return { kind: request.kind, url, credentials: request.credentials, feed: null };
}

/** Returns the address of a Shopify store; a name alone is completed. */
function shopifyAddress(typed: string): string {
  return /^[a-z0-9][a-z0-9-]*$/i.test(typed) ? `${typed}.myshopify.com` : typed;
}

/**
 * Returns the full address of one as people type it, without the parts that browsers add.
 * @throws AppError `VALIDATION_FAILED`
 */
function typedAddress({ addressOf }: StoreSources, typed: string): string {
  try {
    const { href, hostname } = addressOf(typed);
    if (hostname.includes('.') || hostname === 'localhost') return href.replace(/\/$/, '');
  } catch (error) {
    throw error instanceof StoreFailure ? refused('url', error.message) : error;
  }
  throw refused('url', 'This is not the address of a website.');
}

function takes(kind: StoreRecord['kind'], credentials: StoreCredentials): boolean {
  return kind === 'shopify' || (kind === 'woocommerce' && 'key' in credentials);
}

function refused(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { sentence: message, details: [{ path, message }] });
}

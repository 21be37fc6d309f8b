import type { ProductKey } from '@mailwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Connect, StoreConnector } from '../../integrations/stores/port.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import type { StoreRecord, StoreRepository, SyncRepository } from './port.ts';
import type { CredentialBox } from './sealed-credentials.ts';

export interface RefreshDeps {
  readonly stores: Pick<StoreRepository, 'credentials'>;
  readonly syncs: Pick<SyncRepository, 'keep'>;
  readonly connect: Connect;
  readonly box: CredentialBox;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Number of products asked for at the same time, longest wait of a person, time an answer counts, milliseconds, and number of
 * remembered answers.
 */
const ASKED = { atOnce: 4, patience: 6000, fresh: 60_000, remembered: 5000 } as const;

/** Asks stores for products one by one and stores the answers; products without an answer in time stay as they were. */
export type RefreshProducts = (stores: readonly StoreRecord[], keys: readonly ProductKey[]) => Promise<void>;

export function createRefreshProducts({ stores, syncs, connect, box, now, log }: RefreshDeps): RefreshProducts {
  const fresh = new WatchedCache<true>('asked_products', { max: ASKED.remembered, ttl: ASKED.fresh });

  async function connectorOf({ id, kind, url, feed }: StoreRecord): Promise<StoreConnector | null> {
    if (kind === 'file' || kind === 'demo') return null;
    const sealed = await stores.credentials(id);
    const credentials = sealed === null ? null : box.open(id, sealed);
    if (sealed !== null && credentials === null) return null;
    return connect({ kind, url, feed, credentials });
  }

  return async (known, keys) => {
    const connectors = new Map<string, StoreConnector>();
    for (const store of known) {
      const connector = await connectorOf(store).catch(() => null);
      if (connector?.product) connectors.set(store.id, connector);
    }
    const waiting = [...new Map(keys.map((key) => [`${key.storeUuid} ${key.productId}`, key]))].filter(
      ([name, { storeUuid }]) => connectors.has(storeUuid) && !fresh.get(name),
    );
    let isOver = false;
    async function askOn(): Promise<void> {
      for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
        const [name, { storeUuid, productId }] = next;
        const asked = connectors.get(storeUuid)?.product?.(productId);
        // A store that fails is not asked for the rest.
        const product = await asked?.catch(() => void connectors.delete(storeUuid));
        if (product === undefined) continue;
        try {
          await syncs.keep(storeUuid, productId, product, now());
          fresh.set(name, true);
        } catch (error) {
          // It stays as it is known, and is asked for again next time.
          log.warn({ err: error }, 'What a store said of a product could not be kept');
        }
      }
    }
    const asking = Promise.all(Array.from({ length: ASKED.atOnce }, askOn));
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, ASKED.patience);
    await Promise.race([asking, patience.promise]).finally(() => {
      isOver = true;
      clearTimeout(timer);
      asking.catch(() => undefined);
    });
  };
}

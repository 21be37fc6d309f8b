import { endpoints, LIMITS, type Product, type ProductKey } from '@mailwright/contract';
import type { EmailDocument, NodeId } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { productNodes } from './product-node.ts';

/** Products that are known at this moment; null: deleted, or not available to the current person. */
export type KnownProducts = ReadonlyMap<string, Product | null>;

const KEY = ['products', 'states'] as const;

/** Returns the key of a product. */
export function keyOf({ storeUuid, productId }: ProductKey): string {
  return `${storeUuid} ${productId}`;
}

/** Products of connected stores that a mail shows, or one block of it, each once; those typed by hand are nobody's. */
export function productsOfMail(document: EmailDocument, nodeId?: NodeId): readonly ProductKey[] {
  const nodes = productNodes(document).filter(({ id }) => nodeId === undefined || id === nodeId);
  const keys = nodes.flatMap(({ props: { storeUuid, productId } }) =>
    typeof storeUuid === 'string' && typeof productId === 'string' && storeUuid !== '' && productId !== ''
      ? [{ storeUuid, productId }]
      : [],
  );
  return [...new Map(keys.map((key) => [keyOf(key), key])).values()];
}

/** Returns the products that were loaded so far. */
export function knownProducts(keys: readonly ProductKey[]): KnownProducts {
  return new Map(
    keys.flatMap((key) => {
      const known = queryClient.getQueryData<Product | null>([...KEY, keyOf(key)]);
      return known === undefined ? [] : [[keyOf(key), known] as const];
    }),
  );
}

/**
 * Asks what has become of products; the shops themselves where `refresh` says so.
 * @throws ApiError
 */
export async function loadProducts(
  keys: readonly ProductKey[],
  refresh: boolean,
  signal?: AbortSignal,
): Promise<KnownProducts> {
  const { perCall } = LIMITS.products;
  for (let start = 0; start < keys.length; start += perCall) {
    const products = keys.slice(start, start + perCall);
    const states = await call(endpoints.stores.states, { body: { products, refresh } }, signal ? { signal } : {});
    for (const state of states) queryClient.setQueryData<Product | null>([...KEY, keyOf(state)], state.product);
  }
  return knownProducts(keys);
}

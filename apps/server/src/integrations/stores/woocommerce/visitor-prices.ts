import { type AskShop, jsonOf } from '../ask-shop.ts';
import { StoreFailure } from '../port.ts';
import type { ApiRoot } from './api-root.ts';
import { readShownPrices, type ShownPrices, STORE_FIELDS, STORE_ROUTE } from './store-product.ts';

/** Prices of products by their ids; those that visitors do not see are missing. */
export type VisitorPrices = (ids: readonly string[]) => Promise<ReadonlyMap<string, ShownPrices>>;

const NONE: ReadonlyMap<string, ShownPrices> = new Map();

/**
 * The prices that the shop shows. The REST API tells them as they were typed, perhaps without the tax that visitors see
 * added, and of variants the lowest alone. A shop that has closed its Store API has none.
 */
export function createVisitorPrices(ask: AskShop, at: ApiRoot): VisitorPrices {
  let isClosed = false;
  return async (ids) => {
    if (isClosed || ids.length === 0) return NONE;
    const query = { include: ids.join(','), per_page: String(ids.length), _fields: STORE_FIELDS };
    const answer = await ask(at(STORE_ROUTE, query)).catch((error: unknown) => {
      if (error instanceof StoreFailure && ['STORE_ACCESS', 'STORE_UNREADABLE'].includes(error.code)) return null;
      throw error;
    });
    const entries = answer?.status === 200 ? jsonOf(answer) : null;
    isClosed = !Array.isArray(entries);
    return Array.isArray(entries) ? new Map(entries.map(readShownPrices).filter((one) => one !== null)) : NONE;
  };
}

import type { Config } from '../../config.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { createOpenverse } from './openverse.ts';
import { createPexels } from './pexels.ts';
import { createPixabay } from './pixabay.ts';
import type { StockProviders } from './port.ts';

/** The providers that the configuration allows, as they are on the internet; none where free images are turned off. */
export function createStockProviders({ stock }: Pick<Config, 'stock'>, fetch: GuardedFetch): StockProviders {
  if (stock === null) return [];
  return [
    createOpenverse(fetch),
    ...(stock.pexelsKey ? [createPexels(fetch, stock.pexelsKey)] : []),
    ...(stock.pixabayKey ? [createPixabay(fetch, stock.pixabayKey)] : []),
  ];
}

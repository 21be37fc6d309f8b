import { z } from 'zod';
import type { FetchedFile } from '../../../fetch/guarded-fetch.ts';
import { StoreFailure } from '../port.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';

/** Makes the address of a route, e.g. `/wc/v3/products`, with its query. */
export type ApiRoot = (route: string, query?: Readonly<Record<string, string>>) => string;

/**
 * Finds where the REST API of a WordPress site stands: below the folder that was named or one above it, or, without
 * pretty permalinks, behind a parameter.
 * @param probe a route that only a shop has and that answers a list
 * @throws StoreFailure `STORE_UNREADABLE` where there is none
 */
export async function findApiRoot(ask: ShopRequest, address: URL, probe: string): Promise<ApiRoot> {
  let isWordPress = false;
  let refusal: StoreFailure | null = null;
  for (const root of apiRoots(address)) {
    const answer = await askAt(root(probe, { per_page: '1', _fields: 'id' }));
    const told = answer === null ? undefined : jsonOf(answer);
    if (answer?.status === 200 && Array.isArray(told)) return root;
    isWordPress ||= typeof told === 'object' && told !== null && 'code' in told;
  }
  if (refusal) throw refusal;
  throw new StoreFailure(
    'STORE_UNREADABLE',
    isWordPress
      ? 'There is a WordPress site at this address, but no WooCommerce shop.'
      : 'There is no WooCommerce shop at this address.',
  );

  /** A page may be closed where the shop itself is open, so a refusal ends nothing yet. */
  async function askAt(address: string): Promise<FetchedFile | null> {
    try {
      return await ask(address);
    } catch (error) {
      if (!(error instanceof StoreFailure) || !['STORE_ACCESS', 'STORE_UNREADABLE'].includes(error.code)) throw error;
      if (error.code === 'STORE_ACCESS') refusal ??= error;
      return null;
    }
  }
}

const index = z.object({ home: z.string() });

/**
 * The address that a WordPress site calls its own, where that is the named one with or without `www.`, or by HTTPS.
 * Redirects lead there too, but a key is not taken along on them.
 */
export async function ownAddress(ask: ShopRequest, address: URL): Promise<URL | null> {
  for (const root of apiRoots(address)) {
    const told = await ask(root('/', { _fields: 'home' })).then(jsonOf, () => undefined);
    const home = URL.parse(index.safeParse(told).data?.home ?? '');
    if (home) return isSameSite(address, home) && home.origin !== address.origin ? home : null;
  }
  return null;
}

function isSameSite(named: URL, told: URL): boolean {
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return bare(named) === bare(told) && (told.protocol === 'https:' || told.protocol === named.protocol);
}

/** Depth of the deepest folder that is looked into, folders below the root of the site. */
const MAX_FOLDER_DEPTH = 3;

function apiRoots(address: URL): ApiRoot[] {
  const [before = ''] = address.pathname.split(/\/wp-(?:json|admin|content|login)\b/);
  const folders = before.split('/').filter((part) => part !== '' && !part.includes('.'));
  const depths = Math.min(folders.length, MAX_FOLDER_DEPTH);
  const bases = Array.from({ length: depths + 1 }, (_, up) => ['', ...folders.slice(0, depths - up)].join('/'));
  return [
    ...bases.map(
      (base): ApiRoot =>
        (route, query) =>
          `${address.origin}${base}/wp-json${route}${queryOf('?', query)}`,
    ),
    (route, query) => `${address.origin}/?rest_route=${encodeURIComponent(route)}${queryOf('&', query)}`,
  ];
}

function queryOf(mark: string, query: Readonly<Record<string, string>> = {}): string {
  const text = String(new URLSearchParams(query));
  return text === '' ? '' : `${mark}${text}`;
}

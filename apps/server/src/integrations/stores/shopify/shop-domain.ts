import { StoreFailure } from '../port.ts';
import { fetchFailure, type ShopRequest } from '../shop-request.ts';

const OWN = '.myshopify.com';

/** Address of the shop, which every page of a Shopify shop contains. */
const SHOP_IN_PAGE = /\bShopify\.shop\s*=\s*["']([a-z0-9][a-z0-9-]{0,60}\.myshopify\.com)["']/i;

const PAGE_BYTES = 8 * 1024 * 1024;

/** Origin of a shop's APIs. */
export interface ShopOrigin {
  readonly origin: string;
  /** True when it is the address that Shopify itself gave the shop. */
  readonly isOwn: boolean;
}

/**
 * The origin of a shop's APIs: that of its address at Shopify, which the pages of its own domain name.
 * Understands `my-shop`, `my-shop.myshopify.com`, `admin.shopify.com/store/my-shop` and the address of any of its pages.
 */
export async function findShopOrigin(ask: ShopRequest, address: URL): Promise<ShopOrigin> {
  const [, inAdmin] = /^\/store\/([a-z0-9][a-z0-9-]*)/i.exec(address.pathname) ?? [];
  if (address.hostname === 'admin.shopify.com' && inAdmin) return own(`${inAdmin}${OWN}`);
  if (address.hostname.endsWith(OWN)) return own(address.hostname);
  if (/^[a-z0-9-]+$/.test(address.hostname)) return own(`${address.hostname}${OWN}`);
  const page = await ask(`${address.origin}/`, { maxBytes: PAGE_BYTES }).catch((error: unknown) => {
    const failure = fetchFailure(error);
    // A page that is closed or too large hides the name; the shop behind it may still answer.
    if (['STORE_ACCESS', 'STORE_TOO_LARGE', 'STORE_UNREADABLE'].includes(failure.code)) return null;
    throw failure;
  });
  const [, named] = SHOP_IN_PAGE.exec(page?.content.toString('utf8') ?? '') ?? [];
  return named ? own(named.toLowerCase()) : { origin: address.origin, isOwn: false };
}

/** Returns the failure for an address without a Shopify store. */
export function noShop(): StoreFailure {
  return new StoreFailure(
    'STORE_UNREADABLE',
    'There is no Shopify store at this address. Use the address that ends in .myshopify.com.',
  );
}

function own(host: string): ShopOrigin {
  return { origin: `https://${host}`, isOwn: true };
}

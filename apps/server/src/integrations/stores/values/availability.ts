import type { Availability } from '@mailwright/contract';

/** Words of Google, Meta, schema.org, WooCommerce and Shopify, without what is between them. */
const WORDS: Readonly<Record<string, Availability>> = {
  instock: 'inStock',
  available: 'inStock',
  availablefororder: 'inStock',
  limitedavailability: 'inStock',
  instoreonly: 'inStock',
  onlineonly: 'inStock',
  lowstock: 'inStock',
  true: 'inStock',
  yes: 'inStock',
  '1': 'inStock',
  auflager: 'inStock',
  verfügbar: 'inStock',
  lieferbar: 'inStock',
  enstock: 'inStock',
  disponible: 'inStock',
  outofstock: 'outOfStock',
  soldout: 'outOfStock',
  discontinued: 'outOfStock',
  unavailable: 'outOfStock',
  notavailable: 'outOfStock',
  false: 'outOfStock',
  no: 'outOfStock',
  '0': 'outOfStock',
  nichtauflager: 'outOfStock',
  nichtverfügbar: 'outOfStock',
  ausverkauft: 'outOfStock',
  agotado: 'outOfStock',
  nodisponible: 'outOfStock',
  preorder: 'preorder',
  presale: 'preorder',
  vorbestellbar: 'preorder',
  backorder: 'backorder',
  onbackorder: 'backorder',
  madetoorder: 'backorder',
};

/**
 * Returns the availability that a shop's word means, e.g. `in stock`, `out_of_stock`, `https://schema.org/PreOrder`,
 * `onbackorder`.
 */
export function readAvailability(word: string): Availability {
  const name = word.trim().slice(-60).toLowerCase().replace(/^.*\//, '');
  const key = name.replace(/[^\p{L}\p{N}]/gu, '');
  if (Object.hasOwn(WORDS, key)) return WORDS[key] ?? 'unknown';
  // A number of pieces.
  return /^\d+$/.test(key) ? (Number(key) > 0 ? 'inStock' : 'outOfStock') : 'unknown';
}

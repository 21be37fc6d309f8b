import { createHash } from 'node:crypto';
import { LIMITS } from '@mailwright/contract';
import { categoryKey, NAME_SEPARATOR } from '../../db/category-key.ts';
import { foldText, sortText } from '../../db/fold-text.ts';
import type { Schema } from '../../db/schema.ts';
import type { SourceProduct } from '../../integrations/stores/port.ts';

/** Most characters of an index entry. */
const KEY_LENGTH = 100;

/** Number of decimals that an amount of the contract may have: amounts are stored in ten-thousandths. */
const DECIMALS = 4;

export type ProductRow = Schema['products'];
export type ProductSearchRow = Schema['product_search'];

/** Returns the row of a product, whatever the store sends: no text is longer than the contract allows, no name occurs twice. */
export function productRow(
  storeId: string,
  source: SourceProduct,
  { run, now }: { readonly run: number; readonly now: number },
): ProductRow {
  const { products: MAX } = LIMITS;
  const name = short(source.name, MAX.name);
  const categories = named(source.categories, MAX.category);
  const tags = named(source.tags, MAX.tag);
  const brand = short(source.brand, MAX.brand);
  const told = {
    name,
    description: short(source.description, MAX.description),
    image: address(source.image),
    images: JSON.stringify(source.images.map(address).filter(Boolean).slice(0, MAX.images)),
    link: address(source.link),
    price: source.price,
    sale_price: source.salePrice,
    price_to: source.priceTo,
    currency: source.currency,
    availability: source.availability,
    brand,
    categories: JSON.stringify(categories),
    tags: JSON.stringify(tags),
    began_at: source.began,
  };
  return {
    store_id: storeId,
    id: source.id,
    ...told,
    name_key: short(sortText(name), KEY_LENGTH),
    current_price: currentPrice(source),
    reduction: reduction(source),
    newest_at: source.began ?? now,
    changed_at: now,
    digest: createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22),
    seen_run: run,
    deleted_at: null,
  };
}

/** Returns the row by which searches find the product. */
export function productSearchRow({ store_id, id, name, name_key, brand, categories }: ProductRow): ProductSearchRow {
  const names: readonly string[] = JSON.parse(categories);
  return {
    store_id,
    product_id: id,
    name_key,
    is_deleted: 0,
    search_key: foldText([name, id, brand, ...names].join('\n')),
    category_key: categoryKey(names),
  };
}

/** Returns whether the id can be stored as it is; a product with another id is left out. */
export function hasUsableId({ id }: SourceProduct): boolean {
  return id.length > 0 && id.length <= LIMITS.products.id && !id.includes('\0') && id.isWellFormed();
}

/** Returns the text, cut between characters, without what neither database can store. */
function short(text: string, length: number): string {
  const storable = text.replaceAll('\0', '').toWellFormed();
  return storable.length <= length ? storable : storable.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the address; '' for one that is too long, because half an address leads nowhere. */
function address(text: string): string {
  return text.length <= LIMITS.stores.address && !text.includes('\0') ? text : '';
}

function named(names: readonly string[], length: number): readonly string[] {
  const { names: most } = LIMITS.products;
  return [
    ...new Set(names.map((name) => short(name.replaceAll(NAME_SEPARATOR, ' ').trim(), length)).filter(Boolean)),
  ].slice(0, most);
}

/** Returns an amount in ten-thousandths; amounts too large for an exact number become the largest one and so come last. */
function units(amount: string | null): number | null {
  if (amount === null) return null;
  const [whole = '0', part = ''] = amount.split('.');
  return Math.min(Number(whole + part.padEnd(DECIMALS, '0')), Number.MAX_SAFE_INTEGER);
}

function currentPrice({ price, salePrice }: SourceProduct): number | null {
  return units(salePrice) ?? units(price);
}

function reduction({ price, salePrice }: SourceProduct): number {
  const [before, now] = [units(price), units(salePrice)];
  if (before === null || now === null || now >= before) return 0;
  // Anything on sale counts as that, however little it is.
  return Math.max(1, Math.round(((before - now) / before) * 10_000));
}

import { bringUpToDate, type ProductChange, productChanges } from '@mailwright/blocks';
import type { Check, Product, ProductKey } from '@mailwright/contract';
import { type DocumentNode, type EmailDocument, type JsonObject, walk } from '@mailwright/document';
import type { PropFinding } from './check-content.ts';

/** Products of a mail, by `productKey`; null for one that the caller may not see, or that never existed. */
export type KnownProducts = ReadonlyMap<string, Product | null>;

type ProductFinding = Omit<PropFinding, 'prop'> & { readonly prop: string | null };

export function productKey({ storeUuid, productId }: ProductKey): string {
  return `${storeUuid} ${productId}`;
}

/** The products of stores that a mail shows, each once: what the API is asked for before they are checked. */
export function productsOf(document: EmailDocument): readonly ProductKey[] {
  const keys = new Map<string, ProductKey>();
  walk(document, (node) => {
    const key = keyOf(node);
    if (key) keys.set(productKey(key), key);
  });
  return [...keys.values()];
}

/** Returns what has changed of a product since it was taken from its store; nothing if that is not known. */
export function checkProduct(node: DocumentNode, products: KnownProducts, lang: string): readonly ProductFinding[] {
  const key = keyOf(node);
  const product = key && products.get(productKey(key));
  if (product === undefined || key === null) return [];
  if (!product || product.isDeleted) return [about('productGone')];
  const changes = productChanges(node.props, product, lang).filter(({ kind }) => kind !== 'availability');
  // What the author wrote over is the author's, save for a price: whoever sells by it wants to know.
  const own = changes.filter(({ edited }) => !edited);
  const prices = changes.filter(({ edited, kind }) => edited && (kind === 'price' || kind === 'salePrice'));
  const told = [...own, ...prices];
  const fix = prices.length === 0 && own.length > 0 ? bringUpToDate(product, own, lang) : null;
  const ended = told.find((change) => isEnd(change, product));
  const other = told.find((change) => change !== ended);
  return [
    ...(product.availability === 'outOfStock' ? [about('productSoldOut')] : []),
    ...(ended ? [about('saleEnded', ended.prop, fix)] : []),
    ...(other ? [about('productChanged', other.prop, fix)] : []),
  ];
}

function isEnd({ kind, old }: ProductChange, { salePrice }: Product): boolean {
  return kind === 'salePrice' && old !== '' && salePrice === null;
}

function keyOf({ type, props }: DocumentNode): ProductKey | null {
  const { storeUuid, productId } = props;
  if (type !== 'product' || typeof storeUuid !== 'string' || typeof productId !== 'string') return null;
  return storeUuid && productId ? { storeUuid, productId } : null;
}

function about(check: Check, prop: string | null = null, fix: JsonObject | null = null): ProductFinding {
  return { check, prop, item: null, fix };
}

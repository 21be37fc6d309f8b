import type { Check } from '@mailwright/contract';
import { type DocumentNode, isJsonObject } from '@mailwright/document';
import type { PropFinding } from './check-content.ts';

/** Number of products that the rules of a mail's lists give now, by the lists' ids; a list that was not asked for has none. */
export type RuleCounts = ReadonlyMap<string, number>;

/** Returns the problem with a list of products: it has no rule, or its rule gives no products. */
export function checkProductList(
  { id, type, props: { rule, shown } }: DocumentNode,
  counts: RuleCounts | undefined,
): readonly (Omit<PropFinding, 'prop'> & { readonly prop: null })[] {
  if (type !== 'product-list') return [];
  if (!isJsonObject(rule)) return [about('ruleMissing')];
  const count = counts?.get(id) ?? (Array.isArray(shown) ? shown.length : 0);
  return count === 0 ? [about('ruleEmpty')] : [];
}

function about(check: Check) {
  return { check, prop: null, item: null, fix: null };
}

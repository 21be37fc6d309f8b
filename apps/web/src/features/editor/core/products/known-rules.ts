import type { EmailDocument, NodeId } from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { productListNodes } from './product-node.ts';
import { ruleProductsQuery } from './product-queries.ts';
import { ruleOf } from './product-rule.ts';

/** Returns the number of products that the rules of a mail's lists gave last, by the lists' ids. */
export function knownRuleCounts(document: EmailDocument): ReadonlyMap<NodeId, number> {
  return new Map(
    productListNodes(document).flatMap((node) => {
      const rule = ruleOf(node);
      const given = rule && queryClient.getQueryData(ruleProductsQuery(rule).queryKey);
      return given ? [[node.id, given.length] as const] : [];
    }),
  );
}

/** Asks what the rules of a mail's lists give at this moment; those that cannot be asked stay as they were known. */
export async function loadRuleCounts(document: EmailDocument): Promise<ReadonlyMap<NodeId, number>> {
  const rules = productListNodes(document).flatMap((node) => ruleOf(node) ?? []);
  await Promise.allSettled(rules.map((rule) => queryClient.fetchQuery({ ...ruleProductsQuery(rule), staleTime: 0 })));
  return knownRuleCounts(document);
}

/** The lists of a mail that send nothing: without a rule, or with one that gives nothing. */
export function silentLists(document: EmailDocument, counts: ReadonlyMap<NodeId, number>) {
  const nodes = productListNodes(document);
  const shows = ({ id, props: { shown } }: (typeof nodes)[number]) =>
    counts.get(id) ?? (Array.isArray(shown) ? shown.length : 0);
  return {
    withoutRule: nodes.filter((node) => ruleOf(node) === null),
    empty: nodes.filter((node) => ruleOf(node) !== null && shows(node) === 0),
  };
}

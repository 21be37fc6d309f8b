import type { SortDirection, SortKey } from '@mailwright/contract';
import type { DashboardView } from './dashboard-view.ts';

export interface ListOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

export const DEFAULT_ORDER: ListOrder = { key: 'lastModified', direction: 'desc' };

/** Returns the sort keys that a view offers. Drafts can be sorted with shared ones first. */
export function sortKeys(view: DashboardView): readonly SortKey[] {
  const keys: readonly SortKey[] = ['lastModified', 'created', 'name'];
  return view.kind === 'own' && view.status === 'draft' ? [...keys, 'shared'] : keys;
}

/** Returns the order to use for a view: the default where the view does not offer the given one. */
export function orderFor(view: DashboardView, order: ListOrder): ListOrder {
  return sortKeys(view).includes(order.key) ? order : DEFAULT_ORDER;
}

import type { SortDirection, SortKey } from '@mailwright/contract';
import type { DashboardView } from './dashboard-view.ts';

export interface ListOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

export const DEFAULT_ORDER: ListOrder = { key: 'lastModified', direction: 'desc' };

/** Sort keys a view offers: drafts may come shared ones first. */
export function sortKeys(view: DashboardView): readonly SortKey[] {
  const keys: readonly SortKey[] = ['lastModified', 'created', 'name'];
  return view.kind === 'own' && view.status === 'draft' ? [...keys, 'shared'] : keys;
}

/** The order used for a view; one it does not offer falls back to the default. */
export function orderFor(view: DashboardView, order: ListOrder): ListOrder {
  return sortKeys(view).includes(order.key) ? order : DEFAULT_ORDER;
}

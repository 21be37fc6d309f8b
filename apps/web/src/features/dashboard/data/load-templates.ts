import { endpoints, LIMITS, type TemplateList } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { storedNamesLike } from '../../../shared/library/shown-texts.ts';
import { type DashboardView, isLibrary } from './dashboard-view.ts';
import { listCriteria } from './list-criteria.ts';
import type { ListOrder } from './list-order.ts';

export interface ListRequest {
  readonly view: DashboardView;
  readonly order: ListOrder;
  readonly term: string;
  /** Tag that the templates must have; '' for all templates. */
  readonly tag: string;
}

/** Loads one page of a view, without bodies: cards load what they show when they come into sight. */
export function loadTemplates(request: ListRequest, offset: number, signal: AbortSignal): Promise<TemplateList> {
  const { view, order, term, tag } = request;
  const limit = LIMITS.page.size;
  if (view.kind === 'own' && term === '' && tag === '') {
    const query = {
      type: 'email',
      status: view.status,
      sortBy: `${order.key},${order.direction}`,
      limit,
      offset,
      hideHtml: true,
    } as const;
    return call(endpoints.userTemplates.list, { query }, { signal });
  }
  const row = isLibrary(view) ? endpoints.systemTemplates.search : endpoints.userTemplates.search;
  const body = {
    limit,
    offset,
    orderBy: order.key,
    orderDirection: order.direction,
    criteria: listCriteria(view, term, isLibrary(view) && term !== '' ? storedNamesLike(term) : [], tag),
    hideHtml: true,
  };
  return call(row, { body }, { signal });
}

import type { TemplateElement, TemplateList } from '@mailwright/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../../shared/api/query-client.ts';
import { belongsTo } from './belongs-to.ts';
import type { DashboardView } from './dashboard-view.ts';
import type { ListRequest } from './load-templates.ts';
import { TEMPLATES } from './queries.ts';

type Pages = InfiniteData<TemplateList, number>;

/** Returns the changed template; null when the change deletes it. */
export type TemplateChange = (template: TemplateElement) => TemplateElement | null;

/**
 * Changes one template in every loaded list before the server has answered.
 * @returns a function that restores the lists
 */
export async function changeInLists(id: string, change: TemplateChange): Promise<() => void> {
  const lists = { queryKey: [TEMPLATES, 'list'] };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<Pages>(lists);
  for (const [key, pages] of before) {
    const request = key[2] as ListRequest;
    if (pages !== undefined) queryClient.setQueryData(key, changeInPages(pages, request.view, id, change));
  }
  return () => {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
  };
}

/** Loads lists and counts again; called after any change. */
export function refreshTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TEMPLATES] });
}

/**
 * Returns the pages of a view with one template changed, or removed where it no longer belongs to the view; the total follows.
 */
export function changeInPages(pages: Pages, view: DashboardView, id: string, change: TemplateChange): Pages {
  let removed = 0;
  const elementsOf = (page: TemplateList) =>
    page.elements.flatMap((element) => {
      if (element.id !== id) return [element];
      const next = change(element);
      if (next !== null && belongsTo(view, next)) return [next];
      removed += 1;
      return [];
    });
  const changed = pages.pages.map((page) => ({ ...page, elements: elementsOf(page) }));
  return {
    ...pages,
    pages: changed.map(({ elements, pagination }) => ({
      elements,
      pagination: { ...pagination, 'total-elements': pagination['total-elements'] - removed },
    })),
  };
}

import { type Category, endpoints, LIMITS, type TemplateList } from '@mailwright/contract';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { shownCategory, shownTemplate } from '../../../shared/library/shown-texts.ts';
import { type ListRequest, loadTemplates } from './load-templates.ts';

/** First part of the query keys of everything about templates. */
export const TEMPLATES = 'templates';

export const countsQuery = queryOptions({
  queryKey: [TEMPLATES, 'counts'],
  queryFn: ({ signal }) => call(endpoints.userTemplates.counts, {}, { signal }),
});

/** Returns the query for the number of templates that a search finds in each place of the sidebar. */
export const foundQuery = (term: string, tag: string) =>
  queryOptions({
    queryKey: [TEMPLATES, 'found', term, tag],
    queryFn: ({ signal }) => call(endpoints.userTemplates.counts, { query: { query: term, tag } }, { signal }),
  });

/** Returns the query for the categories of system templates that the person may see: hidden ones for admins only. */
export const categoriesQuery = (isAdmin: boolean) =>
  queryOptions({
    queryKey: ['categories', isAdmin],
    queryFn: ({ signal }) => call(endpoints.categories.list, { query: { type: 'email', hidden: isAdmin } }, { signal }),
    select: inWords,
  });

export const listQuery = (request: ListRequest) =>
  infiniteQueryOptions({
    queryKey: [TEMPLATES, 'list', request],
    queryFn: ({ pageParam, signal }) => loadTemplates(request, pageParam, signal),
    initialPageParam: LIMITS.page.offset as number,
    select: pagesInWords,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.elements.length, 0);
      return last.elements.length > 0 && loaded < last.pagination['total-elements'] ? loaded : undefined;
    },
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2];
      const sameView = typeof asked === 'object' && JSON.stringify(asked.view) === JSON.stringify(request.view);
      return sameView ? keepPreviousData(before) : undefined;
    },
  });

/**
 * Returns the categories with their names as shown. One function for all uses, so that lists are not made anew each time they
 * are shown.
 */
const inWords = (categories: readonly Category[]): Category[] => categories.map(shownCategory);

function pagesInWords<P>({ pages, pageParams }: InfiniteData<TemplateList, P>): InfiniteData<TemplateList, P> {
  return {
    pages: pages.map((page) => ({ ...page, elements: page.elements.map(shownTemplate) })),
    pageParams,
  };
}

/** Layouts a new template can start from. */
export const layoutsQuery = queryOptions({
  queryKey: [TEMPLATES, 'layouts'],
  queryFn: ({ signal }) =>
    call(
      endpoints.systemTemplates.list,
      {
        params: { type: 'email', status: 'published' },
        query: { group: 'layouts', hideHtml: true, sortBy: 'created,desc' },
      },
      { signal },
    ),
  staleTime: 300_000,
});

/** Returns the query for the HTML of a template as a card shows it. A new revision has a query of its own. */
export const pictureQuery = (template: {
  readonly id: string;
  readonly revision: number;
  readonly isSystem: boolean;
}) =>
  queryOptions({
    queryKey: ['picture', template.id, template.revision],
    queryFn: async ({ signal }) => {
      const row = template.isSystem ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
      return (await call(row, { params: { id: template.id } }, { signal })).html;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

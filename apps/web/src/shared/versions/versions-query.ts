import { LIMITS, type TemplateInfo } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { templateCalls } from '../api/template-calls.ts';
import { viewLink } from '../pages/view-link.ts';

/** Fields of the template that the dialog needs. */
export type Versioned = Pick<TemplateInfo, 'id' | 'isSystem' | 'type'>;

/** Returns the query for the stored versions of a template, newest first, a page at a time. */
export const versionsQuery = (template: Versioned) =>
  infiniteQueryOptions({
    queryKey: ['versions', template.id],
    initialPageParam: LIMITS.page.offset as number,
    queryFn: ({ pageParam, signal }) => {
      const { versions } = templateCalls(template);
      return call(versions, { params: { id: template.id }, query: { limit: PAGE, offset: pageParam } }, { signal });
    },
    // Whether there are more shows only in the next page.
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    staleTime: 0,
  });

const PAGE = 50;

/** Returns the query for the address of a version's page, loaded again before the address expires. */
export const versionPageQuery = (id: string, versionDate: string) =>
  queryOptions({
    queryKey: ['versions', id, 'page', versionDate],
    queryFn: ({ signal }) => viewLink(id, versionDate, signal),
    staleTime: 240_000,
    gcTime: 240_000,
  });

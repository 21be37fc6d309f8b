import { endpoints, type TemplateInfo } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { viewLink } from '../pages/view-link.ts';

/** What the dialog needs to know of the template. */
export type Versioned = Pick<TemplateInfo, 'id' | 'isSystem'>;

/** Kept versions of a template, newest first. */
export const versionsQuery = ({ id, isSystem }: Versioned) =>
  queryOptions({
    queryKey: ['versions', id],
    queryFn: ({ signal }) =>
      call((isSystem ? endpoints.systemTemplates : endpoints.userTemplates).versions, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Address of a version's page; asked for again before it has run out. */
export const versionPageQuery = (id: string, versionDate: string) =>
  queryOptions({
    queryKey: ['versions', id, 'page', versionDate],
    queryFn: ({ signal }) => viewLink(id, versionDate, signal),
    staleTime: 240_000,
    gcTime: 240_000,
  });

import { endpoints, type ModuleUpdate } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

const rows = endpoints.customModules;

/** How often one asks how far an update is, milliseconds. */
const EVERY = 500;

/** Templates that one call asks for. */
const PAGE = 100;

/** Where a module is used, page by page, last edited first. */
export function usesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['modules', 'uses', id],
    queryFn: ({ pageParam, signal }) =>
      call(rows.uses, { params: { id }, query: { limit: PAGE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.uses.length < PAGE ? undefined : offset + PAGE),
    staleTime: 0,
  });
}

/** The updates that the person has started for a module, newest first. */
export function latestRunsQuery(id: string) {
  return queryOptions({
    queryKey: ['modules', 'updates', id],
    queryFn: ({ signal }) => call(rows.updates, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** How far an update is, as long as it goes on. */
export function runQuery(run: ModuleUpdate) {
  return queryOptions({
    queryKey: ['modules', 'update', run.id],
    queryFn: ({ signal }) => call(rows.readUpdate, { params: { id: run.id } }, { signal }),
    initialData: run,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}

/** A template as it is and as it would be; without a version, with the module's working copy. */
export function impactQuery(id: string, templateId: string, version: number | undefined, revision: string) {
  return queryOptions({
    queryKey: ['modules', 'impact', id, templateId, version ?? null, revision],
    queryFn: ({ signal }) =>
      call(rows.impact, { params: { id, templateId }, query: version === undefined ? {} : { version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

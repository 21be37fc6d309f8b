import { endpoints, type ModuleUpdate } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { ImpactSource } from './impact-source.ts';

/** Interval between two requests for the progress of an update, milliseconds. */
const EVERY = 500;

/** Number of templates that one call requests. */
const PAGE = 100;

/** Returns the query for the templates that use something, page by page, last edited first. */
export function usesQuery(source: ImpactSource) {
  return infiniteQueryOptions({
    queryKey: ['impact', source.kind, 'uses', source.id, source.version],
    queryFn: ({ pageParam, signal }) => source.uses({ limit: PAGE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.uses.length < PAGE ? undefined : offset + PAGE),
    staleTime: 0,
  });
}

/** Returns the query for the updates that the person started, newest first. */
export function latestRunsQuery(source: ImpactSource) {
  return queryOptions({
    queryKey: ['impact', source.kind, 'updates', source.id],
    queryFn: ({ signal }) => source.updates(signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns the query for the progress of an update, repeated while it runs. */
export function runQuery(run: ModuleUpdate) {
  return queryOptions({
    queryKey: ['impact', 'update', run.id],
    queryFn: ({ signal }) => call(endpoints.customModules.readUpdate, { params: { id: run.id } }, { signal }),
    initialData: run,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}

/** Returns the query for a template before and after the change; `edited` is the time of its last edit. */
export function impactQuery(source: ImpactSource, templateId: string, edited: string) {
  return queryOptions({
    queryKey: ['impact', source.kind, source.id, source.version, templateId, edited],
    queryFn: ({ signal }) => source.show(templateId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

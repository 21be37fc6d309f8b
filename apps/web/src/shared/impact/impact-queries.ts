import { endpoints, type ModuleUpdate } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { ImpactSource } from './impact-source.ts';

/** How often one asks how far an update is, milliseconds. */
const EVERY = 500;

/** Templates that one call asks for. */
const PAGE = 100;

/** Where something is used, page by page, last edited first. */
export function usesQuery(source: ImpactSource) {
  return infiniteQueryOptions({
    queryKey: ['impact', source.kind, 'uses', source.id, source.version],
    queryFn: ({ pageParam, signal }) => source.uses({ limit: PAGE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.uses.length < PAGE ? undefined : offset + PAGE),
    staleTime: 0,
  });
}

/** The updates that the person has started, newest first. */
export function latestRunsQuery(source: ImpactSource) {
  return queryOptions({
    queryKey: ['impact', source.kind, 'updates', source.id],
    queryFn: ({ signal }) => source.updates(signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** How far an update is, as long as it goes on. */
export function runQuery(run: ModuleUpdate) {
  return queryOptions({
    queryKey: ['impact', 'update', run.id],
    queryFn: ({ signal }) => call(endpoints.customModules.readUpdate, { params: { id: run.id } }, { signal }),
    initialData: run,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}

/** A template as it is and as it would be; `edited` is when it was edited last. */
export function impactQuery(source: ImpactSource, templateId: string, edited: string) {
  return queryOptions({
    queryKey: ['impact', source.kind, source.id, source.version, templateId, edited],
    queryFn: ({ signal }) => source.show(templateId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

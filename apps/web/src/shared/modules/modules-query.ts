import { type CustomModule, endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { currentSession } from '../session/session-store.ts';
import type { ModuleContent } from './module-content.ts';

const KEY = 'modules';

/** Returns whether the person sees hidden modules: admins do, so that they can show them again. */
function seesHidden(): boolean {
  return currentSession()?.account.role === 'admin';
}

/** Query for all modules of the person and of the system, without their content. */
export const modulesQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) =>
    call(endpoints.customModules.list, { query: { hideHtml: true, hidden: seesHidden() } }, { signal }),
  // Comparing hundreds of modules with themselves takes longer than drawing those in sight.
  structuralSharing: false,
});

/** Query for the categories of modules, including those without a module. */
export const moduleCategoriesQuery = queryOptions({
  queryKey: [KEY, 'categories'],
  queryFn: ({ signal }) =>
    call(endpoints.categories.list, { query: { type: 'email_cb', hidden: seesHidden() } }, { signal }),
});

/** Returns the query for the content of a version of a module. It never changes, so it is loaded once. */
export const moduleContentQuery = ({ id, version }: Pick<CustomModule, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [KEY, 'content', id, version],
    queryFn: ({ signal }): Promise<ModuleContent> =>
      call(endpoints.customModules.version, { params: { id, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Loads the content of the tab Modules before it is opened, so that it is shown at once. */
export async function prefetchModules(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(modulesQuery), queryClient.prefetchQuery(moduleCategoriesQuery)]);
}

/** Loads modules and categories again; called after they were changed. Contents of versions stay. */
export function refreshModules(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [of, what] }) => of === KEY && what !== 'content' });
}

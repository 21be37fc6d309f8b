import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Query for the folders of the library, by name. */
export const foldersQuery = queryOptions({
  queryKey: ['images', 'folders'],
  queryFn: ({ signal }) => call(endpoints.assets.listFolders, {}, { signal }),
});

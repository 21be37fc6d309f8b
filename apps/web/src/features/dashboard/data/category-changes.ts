import { type Category, endpoints } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { refreshTemplates } from './cached-lists.ts';

/** Loads categories, template lists and counts again; called after any change of categories. */
export async function refreshCategories(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['categories'] }), refreshTemplates()]);
}

export async function setCategoryHidden({ id }: Category, hidden: boolean): Promise<void> {
  await call(endpoints.categories.update, { params: { id }, body: { hidden } });
  await refreshCategories();
}

export async function deleteCategory({ id }: Category): Promise<void> {
  await call(endpoints.categories.remove, { params: { id } });
  await refreshCategories();
}

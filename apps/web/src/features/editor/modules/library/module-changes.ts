import { type Category, type CustomModule, endpoints } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { refreshModules } from '../../../../shared/modules/modules-query.ts';
import type { CategoryScope } from './module-permissions.ts';

/** Puts a module into another category; null takes it out of all. @throws ApiError */
export async function moveModule({ id }: CustomModule, category: string | null): Promise<void> {
  await call(endpoints.customModules.update, { params: { id }, body: { category } });
  await refreshModules();
}

/** @throws ApiError */
export async function duplicateModule({ id }: CustomModule): Promise<CustomModule> {
  const made = await call(endpoints.customModules.duplicate, { params: { id } });
  await refreshModules();
  return made;
}

/** Deletes a module. Where it is linked, it remains as a copy. @throws ApiError */
export async function deleteModule({ id }: CustomModule): Promise<void> {
  await call(endpoints.customModules.remove, { params: { id } });
  await refreshModules();
}

/** @throws ApiError */
export async function createCategory(name: string, group: CategoryScope): Promise<Category> {
  const body = { name, type: 'email_cb', group, hidden: false } as const;
  const made = await call(endpoints.categories.create, { body });
  await refreshModules();
  return made;
}

/** @throws ApiError */
export async function changeCategory(
  { id }: Pick<Category, 'id'>,
  body: { readonly name?: string; readonly hidden?: boolean },
): Promise<void> {
  await call(endpoints.categories.update, { params: { id }, body });
  await refreshModules();
}

/** Deletes a category. Its modules remain, in no category. @throws ApiError */
export async function deleteCategory({ id }: Pick<Category, 'id'>): Promise<void> {
  await call(endpoints.categories.remove, { params: { id } });
  await refreshModules();
}

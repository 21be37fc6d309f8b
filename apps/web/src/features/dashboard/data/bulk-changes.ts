import { type BulkAnswer, endpoints, LIMITS, type TemplateElement } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { refreshTemplates } from './cached-lists.ts';

/** A change of many templates at once. */
type BulkChange = (ids: string[]) => Promise<BulkAnswer>;

export const moveAllTo =
  (status: 'draft' | 'deleted'): BulkChange =>
  (ids) =>
    call(endpoints.userTemplates.bulkStatus, { params: { status }, body: ids });

export const changeTagsOfAll =
  (change: { readonly add?: readonly string[]; readonly remove?: readonly string[] }): BulkChange =>
  (ids) =>
    call(endpoints.userTemplates.bulkTags, {
      body: { ids, add: [...(change.add ?? [])], remove: [...(change.remove ?? [])] },
    });

export const deleteAllForever: BulkChange = (ids) =>
  call(endpoints.userTemplates.removeList, { params: { type: 'email' }, body: ids });

export const deleteAllSystem =
  (deletetype: 'soft_delete' | 'hard_delete'): BulkChange =>
  (ids) =>
    call(endpoints.systemTemplates.removeList, { headers: { deletetype }, body: ids });

/** Runs a change in as many calls as it needs; templates that one call cannot change do not stop the others. */
export async function changeAll(ids: readonly string[], change: BulkChange): Promise<BulkAnswer> {
  const total: BulkAnswer = { updated: [], failed: [] };
  try {
    for (let start = 0; start < ids.length; start += LIMITS.bulkIds.max) {
      const { updated, failed } = await change(ids.slice(start, start + LIMITS.bulkIds.max));
      total.updated.push(...updated);
      total.failed.push(...failed);
    }
    return total;
  } finally {
    void refreshTemplates();
  }
}

/** Returns every template on the deleted list, however many pages it has. */
export async function allDeleted(): Promise<TemplateElement[]> {
  const found: TemplateElement[] = [];
  const limit = LIMITS.page.max;
  for (let offset = 0; ; offset += limit) {
    const query = { status: 'deleted', hideHtml: true, limit, offset } as const;
    const { elements } = await call(endpoints.userTemplates.list, { query });
    found.push(...elements);
    if (elements.length < limit) return found;
  }
}

import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import type { CategoryService } from './service.ts';

export function categoryRoutes(mount: Mount, categories: CategoryService): void {
  mount(endpoints.categories.list, async ({ caller, query }) => {
    const { type, hidden, group } = query;
    const found = await categories.list(actorOf(caller), { type, withHidden: hidden, ...(group && { group }) });
    return answer(
      200,
      found.map(({ id, name, group, type, hidden, count }) => ({ id, name, group, type, hidden, count })),
    );
  });
}

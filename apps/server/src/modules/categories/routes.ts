import { type Category, endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { CategoryRecord } from './port.ts';
import { createCategoryService } from './service.ts';

export function mountCategories({ mount, repositories, now }: ModuleContext): void {
  const categories = createCategoryService({ categories: repositories.categories, now });
  const rows = endpoints.categories;

  mount(rows.list, async ({ caller, query }) => {
    const { type, hidden, group } = query;
    const found = await categories.list(actorOf(caller), { type, withHidden: hidden, ...(group && { group }) });
    return answer(200, found.map(present));
  });

  mount(rows.create, async ({ caller, body }) => answer(201, present(await categories.create(actorOf(caller), body))));

  mount(rows.update, async ({ caller, params, body }) =>
    answer(200, present(await categories.update(actorOf(caller), params.id, body))),
  );

  mount(rows.remove, async ({ caller, params }) => {
    await categories.remove(actorOf(caller), params.id);
    return answer(204, undefined);
  });
}

function present({ id, name, group, type, hidden, count }: CategoryRecord): Category {
  return { id, name, group, type, hidden, count };
}

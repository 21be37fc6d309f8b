import { endpoints, parseSortBy } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import { presentTemplate } from '../templates/present.ts';
import { presentList } from '../templates/present-list.ts';
import type { TemplateReadService } from '../templates/read-service.ts';

export interface SystemTemplateDeps {
  readonly reading: TemplateReadService;
  readonly now: () => number;
}

export function systemTemplateRoutes(mount: Mount, { reading, now }: SystemTemplateDeps): void {
  const rows = endpoints.systemTemplates;

  mount(rows.list, async ({ caller, params, query }) => {
    const actor = actorOf(caller);
    const { group, categoryHidden, sortBy } = query;
    const filter = { status: params.status, withHidden: categoryHidden, ...(group && { group }) };
    const found = await reading.listSystem(actor, filter, { ...query, order: parseSortBy(sortBy) });
    return answer(200, presentList(found, query.limit, actor, now()));
  });

  mount(rows.search, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentList(await reading.searchSystem(actor, body), body.limit, actor, now()));
  });

  mount(rows.read, async ({ caller, params }) => {
    const actor = actorOf(caller);
    const { record, body } = await reading.read(actor, params.id);
    if (!record.isSystem) throw new AppError('TEMPLATE_NOT_FOUND');
    return answer(200, presentTemplate(record, body, actor, now()));
  });
}

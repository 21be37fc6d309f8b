import { endpoints, parseSortBy } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { revisionHeader } from '../../http/headers/revision-header.ts';
import { answer, type Mount } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { bodyFor } from '../templates/body-for.ts';
import { presentList } from '../templates/list/present-list.ts';
import { presentTemplate } from '../templates/present.ts';
import type { TemplateServices } from '../templates/services.ts';
import { presentUpdate } from '../templates/update/present-update.ts';
import { changeConditions } from '../templates/update/update-service.ts';

export function mountSystemTemplates({ mount, templates, now, work }: ModuleContext): void {
  readingRoutes(mount, { ...templates, work }, now);
  changingRoutes(mount, templates, now);
}

function readingRoutes(
  mount: Mount,
  { reading, work }: TemplateServices & { readonly work: MailWork },
  now: () => number,
): void {
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

  mount(rows.read, async ({ caller, params, query: { profile }, reply }) => {
    const actor = actorOf(caller);
    const { record, body } = await reading.read(actor, params.id);
    if (!record.isSystem) throw new AppError('TEMPLATE_NOT_FOUND');
    revisionHeader(reply, record);
    return answer(
      200,
      presentTemplate(record, await bodyFor(work, actor, { body, info: record, profile }), actor, now()),
    );
  });
}

function changingRoutes(mount: Mount, services: TemplateServices, now: () => number): void {
  const { reading, creating, updating, statuses } = services;
  const rows = endpoints.systemTemplates;

  mount(rows.create, async ({ caller, body }) =>
    answer(201, { templateId: await creating.createSystem(actorOf(caller), body) }),
  );

  mount(rows.update, async ({ caller, params, headers, body }) => {
    const actor = actorOf(caller);
    const { isSystem } = await reading.requirePermission(actor, params.id, 'read');
    if (!isSystem) throw new AppError('TEMPLATE_NOT_FOUND');
    const result = await updating.update(actor, params.id, body, changeConditions(headers, body));
    return presentUpdate(result, actor, now());
  });

  mount(rows.remove, async ({ caller, params, headers }) => {
    await statuses.removeSystem(actorOf(caller), params.id, headers.deletetype);
    return answer(204, undefined);
  });

  mount(rows.removeList, async ({ caller, headers, body }) =>
    answer(200, await statuses.removeAllSystem(actorOf(caller), body, headers.deletetype)),
  );
}

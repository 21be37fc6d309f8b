import { endpoints, isOversize, parseSortBy, sizeInKb, type Template, templateBytes } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { revisionHeader } from '../../http/headers/revision-header.ts';
import { answer, type Mount, withMembers, writtenBefore } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { bodyFor } from './body-for.ts';
import { presentList } from './list/present-list.ts';
import { presentInfo, presentTemplate } from './present.ts';
import type { TemplateServices } from './services.ts';
import { presentOversize, presentUpdate } from './update/present-update.ts';
import { changeConditions } from './update/update-service.ts';

interface Services extends TemplateServices {
  readonly now: () => number;
  readonly work: MailWork;
}

export function mountTemplates({ mount, templates, now, work }: ModuleContext): void {
  const services = { ...templates, now, work };
  readingRoutes(mount, services);
  changingRoutes(mount, services);
  statusRoutes(mount, services);
}

function readingRoutes(mount: Mount, { reading, now, work }: Services): void {
  const rows = endpoints.userTemplates;

  mount(rows.list, async ({ caller, query }) => {
    const actor = actorOf(caller);
    const found = await reading.listOwn(actor, query.status, { ...query, order: parseSortBy(query.sortBy) });
    return answer(200, presentList(found, query.limit, actor, now()));
  });

  mount(rows.search, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentList(await reading.search(actor, body), body.limit, actor, now()));
  });

  mount(rows.counts, async ({ caller, query }) => answer(200, await reading.counts(actorOf(caller), query)));

  mount(rows.read, async ({ caller, params, query: { profile }, reply }) => {
    const actor = actorOf(caller);
    const isAsStored = profile === undefined || profile === 'custom';
    const written = isAsStored ? await reading.readText(actor, params.id) : null;
    if (written) {
      revisionHeader(reply, written.record);
      const info = rows.info.responses[200].parse(presentInfo(written.record, actor, now()));
      return answer(200, writtenBefore<Template>(withMembers(info, written.text)));
    }
    const { record, body } = await reading.read(actor, params.id);
    revisionHeader(reply, record);
    return answer(
      200,
      presentTemplate(record, await bodyFor(work, actor, { body, info: record, profile }), actor, now()),
    );
  });

  mount(rows.info, async ({ caller, params }) => {
    const actor = actorOf(caller);
    return answer(200, presentInfo(await reading.requirePermission(actor, params.id, 'read'), actor, now()));
  });

  mount(rows.calculate, async ({ body }) => {
    const bytes = templateBytes(body);
    return answer(200, { size: isOversize(bytes) ? 'oversize' : sizeInKb(bytes) });
  });
}

function changingRoutes(mount: Mount, { creating, updating, commands, bulk, now }: Services): void {
  const rows = endpoints.userTemplates;

  mount(rows.bulkTags, async ({ caller, body }) => answer(200, await bulk.changeTags(actorOf(caller), body)));

  mount(rows.bulkClone, async ({ caller, body }) => answer(200, await bulk.clone(actorOf(caller), body.ids)));

  mount(rows.create, async ({ caller, body }) =>
    answer(201, { templateId: await creating.create(actorOf(caller), body) }),
  );

  mount(rows.clone, async ({ caller, params, query }) =>
    answer(201, { templateId: await creating.clone(actorOf(caller), params.id, query) }),
  );

  mount(
    rows.update,
    async ({ caller, params, headers, body }) => {
      const actor = actorOf(caller);
      const result = await updating.update(actor, params.id, body, changeConditions(headers, body));
      return presentUpdate(result, actor, now());
    },
    { takesUnread: true },
  );

  mount(rows.runCommands, async ({ caller, params, headers, body }) => {
    const actor = actorOf(caller);
    const { result, ids } = await commands.run(actor, params.id, body, headers['x-lock']);
    if (result.kind === 'oversize') return presentOversize(result.bytes);
    return answer(200, { template: presentInfo(result.record, actor, now()), ids: ids.map((list) => [...list]) });
  });
}

function statusRoutes(mount: Mount, { statuses }: Services): void {
  const rows = endpoints.userTemplates;

  mount(rows.status, async ({ caller, params, query }) => {
    const { sendingProfile: profile } = caller.user.settings;
    await statuses.setStatus(actorOf(caller), params.id, { status: params.status, profile, ...query });
    return answer(200, undefined);
  });

  mount(rows.bulkStatus, async ({ caller, params, query, body }) => {
    const { sendingProfile: profile } = caller.user.settings;
    return answer(200, await statuses.setStatuses(actorOf(caller), body, { status: params.status, profile, ...query }));
  });

  mount(rows.remove, async ({ caller, params }) => {
    await statuses.removeForever(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(rows.removeList, async ({ caller, body }) =>
    answer(200, await statuses.removeAllForever(actorOf(caller), body)),
  );
}

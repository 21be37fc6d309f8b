import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createBrandUseService } from './brand/brand-use-service.ts';
import { createImpactService } from './impact-service.ts';
import { createModuleReader } from './module-reader.ts';
import { createOpenEditorService } from './open-editor-service.ts';
import { createRunDeps } from './run-deps.ts';
import { createRunService } from './run-service.ts';
import { type RunWorker, startRunWorker } from './run-worker.ts';
import { updateDueTemplate } from './update-due-template.ts';
import { createModuleUseService } from './use-service.ts';

export function mountModuleUpdates(context: ModuleContext): void {
  const { mount, app, repositories, reading, work, now } = context;
  const { brands, brandUses, linkedModules, openEditors: editors, moduleUses: uses, runs } = repositories;
  const rows = endpoints.customModules;
  const modules = createModuleReader(linkedModules, work);
  const openEditors = createOpenEditorService({ editors, linkedModules, reading, now });
  const used = createModuleUseService({ uses, editors, modules, now });
  const impacts = createImpactService({ modules, reading, work });
  const kits = createBrandUseService({ brands, uses: brandUses, editors, reading, work, now });

  context.backlogs?.add('module_updates', runs.backlog);
  let worker: RunWorker | null = null;
  const running = createRunDeps(repositories, { work, now, turns: context.metrics.leases('module_updates') });
  app.addHook('onListen', async () => {
    worker = startRunWorker(() => updateDueTemplate(running), app.log);
  });
  app.addHook('onClose', async () => worker?.stop());
  const updates = createRunService({ runs, uses, brandUses, modules, brands, now, wake: () => worker?.wake() });

  mount(rows.openTemplate, async ({ caller, params, body }) =>
    answer(200, await openEditors.announce(actorOf(caller), params.id, body)),
  );

  mount(rows.uses, async ({ caller, params, query }) =>
    answer(200, await used.list(actorOf(caller), params.id, query)),
  );

  mount(rows.impact, async ({ caller, params: { id, templateId }, query }) =>
    answer(200, await impacts.show(actorOf(caller), id, templateId, query.version)),
  );

  mount(rows.startUpdate, async ({ caller, params, body }) =>
    answer(201, await updates.start(actorOf(caller), params.id, body)),
  );

  mount(rows.updates, async ({ caller, params }) => answer(200, await updates.latest(actorOf(caller), params.id)));

  mount(rows.readUpdate, async ({ caller, params }) => answer(200, await updates.read(actorOf(caller), params.id)));

  mount(rows.cancelUpdate, async ({ caller, params }) => answer(200, await updates.cancel(actorOf(caller), params.id)));

  mount(rows.takeBackUpdate, async ({ caller, params }) =>
    answer(201, await updates.takeBack(actorOf(caller), params.id)),
  );

  mount(endpoints.brand.uses, async ({ caller, params, query }) =>
    answer(200, await kits.list(actorOf(caller), params.id, query)),
  );

  mount(endpoints.brand.impact, async ({ caller, params: { id, templateId } }) =>
    answer(200, await kits.show(actorOf(caller), id, templateId)),
  );

  mount(endpoints.brand.startUpdate, async ({ caller, params, body }) =>
    answer(201, await updates.startOfKit(actorOf(caller), params.id, body)),
  );

  mount(endpoints.brand.updates, async ({ caller, params }) =>
    answer(200, await updates.latestOfKit(actorOf(caller), params.id)),
  );
}

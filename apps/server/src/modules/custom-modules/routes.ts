import { setImmediate } from 'node:timers/promises';
import { type CustomModule, endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { changeConditions } from '../templates/update/update-service.ts';
import { presentModule, presentVersion, presentVersionContent } from './present.ts';

export function mountCustomModules({ mount, customModules: modules }: ModuleContext): void {
  const rows = endpoints.customModules;

  mount(rows.list, async ({ caller, query }) => {
    const actor = actorOf(caller);
    const listed: CustomModule[] = [];
    for (const { module, body } of await modules.list(actor, query)) {
      listed.push(presentModule(module, body, actor));
      // Hundreds of contents are read for one answer; others have their turn in between.
      if (body) await setImmediate();
    }
    return answer(200, listed);
  });

  mount(rows.read, async ({ caller, params }) => {
    const actor = actorOf(caller);
    const { module, body } = await modules.read(actor, params.id);
    return answer(200, presentModule(module, body, actor));
  });

  mount(rows.create, async ({ caller, body: request }) => {
    const actor = actorOf(caller);
    const { module, body } = await modules.create(actor, request);
    return answer(201, presentModule(module, body, actor));
  });

  mount(rows.update, async ({ caller, params, headers, body: request }) => {
    const actor = actorOf(caller);
    const { revision } = changeConditions(headers, request);
    const { module, body } = await modules.update(actor, params.id, request, revision);
    return answer(200, presentModule(module, body, actor));
  });

  mount(rows.remove, async ({ caller, params }) => {
    await modules.remove(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(rows.duplicate, async ({ caller, params }) => {
    const actor = actorOf(caller);
    const { module, body } = await modules.duplicate(actor, params.id);
    return answer(201, presentModule(module, body, actor));
  });

  mount(rows.publish, async ({ caller, params, body: { revision } }) => {
    const actor = actorOf(caller);
    const { module, body } = await modules.publish(actor, params.id, revision);
    return answer(201, presentModule(module, body, actor));
  });

  mount(rows.versions, async ({ caller, params }) =>
    answer(200, (await modules.versions(actorOf(caller), params.id)).map(presentVersion)),
  );

  mount(rows.version, async ({ caller, params }) =>
    answer(200, presentVersionContent(await modules.version(actorOf(caller), params.id, params.version))),
  );
}

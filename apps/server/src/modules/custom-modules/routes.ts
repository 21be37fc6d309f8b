import { setImmediate } from 'node:timers/promises';
import { type CustomModule, endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer, writtenBefore } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { changeConditions } from '../templates/update/update-service.ts';
import { presentModule, presentVersion, presentVersionContent } from './present.ts';

export function mountCustomModules({ mount, customModules: modules }: ModuleContext): void {
  const rows = endpoints.customModules;

  mount(rows.list, async ({ caller, query }) => {
    const actor = actorOf(caller);
    const listed: Buffer[] = [];
    for await (const found of modules.list(actor, query)) {
      listed.push(Buffer.from(JSON.stringify(rows.read.responses[200].parse(presentModule(found, actor)))));
      // Hundreds of contents are read for one answer; others have their turn in between.
      if (found.content) await setImmediate();
    }
    return answer(200, writtenBefore<CustomModule[]>(jsonList(listed)));
  });

  mount(rows.read, async ({ caller, params }) => {
    const actor = actorOf(caller);
    const found = await modules.read(actor, params.id);
    return answer(200, presentModule(found, actor));
  });

  mount(rows.create, async ({ caller, body: request }) => {
    const actor = actorOf(caller);
    const found = await modules.create(actor, request);
    return answer(201, presentModule(found, actor));
  });

  mount(rows.update, async ({ caller, params, headers, body: request }) => {
    const actor = actorOf(caller);
    const { revision } = changeConditions(headers, request);
    const found = await modules.update(actor, params.id, request, revision);
    return answer(200, presentModule(found, actor));
  });

  mount(rows.remove, async ({ caller, params }) => {
    await modules.remove(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(rows.duplicate, async ({ caller, params }) => {
    const actor = actorOf(caller);
    const found = await modules.duplicate(actor, params.id);
    return answer(201, presentModule(found, actor));
  });

  mount(rows.publish, async ({ caller, params, body: { revision } }) => {
    const actor = actorOf(caller);
    const found = await modules.publish(actor, params.id, revision);
    return answer(201, presentModule(found, actor));
  });

  mount(rows.versions, async ({ caller, params }) =>
    answer(200, (await modules.versions(actorOf(caller), params.id)).map(presentVersion)),
  );

  mount(rows.version, async ({ caller, params }) =>
    answer(200, presentVersionContent(await modules.version(actorOf(caller), params.id, params.version))),
  );
}

function jsonList(elements: readonly Buffer[]): Buffer {
  const parts = elements.flatMap((element, at) => (at === 0 ? [element] : [COMMA, element]));
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}

const COMMA = Buffer.from(',');

import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createOpenEditorService } from './open-editor-service.ts';

export function mountModuleUpdates({ mount, repositories, reading, now }: ModuleContext): void {
  const rows = endpoints.customModules;
  const openEditors = createOpenEditorService({
    editors: repositories.openEditors,
    linkedModules: repositories.linkedModules,
    reading,
    now,
  });

  mount(rows.openTemplate, async ({ caller, params, body }) =>
    answer(200, await openEditors.announce(actorOf(caller), params.id, body)),
  );
}

import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { presentStore } from './present.ts';

export function mountStores({ mount, storeAccess }: ModuleContext): void {
  const rows = endpoints.stores;

  mount(rows.list, async ({ caller }) => {
    const actor = actorOf(caller);
    return answer(
      200,
      (await storeAccess.list(actor)).map((store) => presentStore(store, actor)),
    );
  });

  mount(rows.read, async ({ caller, params }) => {
    const actor = actorOf(caller);
    return answer(200, presentStore(await storeAccess.require(actor, params.id), actor));
  });
}

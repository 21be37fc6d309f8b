import { endpoints } from '@mailwright/contract';
import { actorOf, type Caller } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import { clientAbortSignal } from '../../http/over/client-abort-signal.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createAiService } from './service.ts';

export function mountAi({ mount, ...deps }: ModuleContext): void {
  const service = createAiService(deps);
  const asker = (caller: Caller) => ({ ...actorOf(caller), features: caller.user.plan.features });

  mount(endpoints.ai.image, async ({ caller, body, reply, consume }) => {
    return answer(200, [
      ...(await service.makeImages(asker(caller), body, { consume, signal: clientAbortSignal(reply) })),
    ]);
  });

  mount(endpoints.ai.alt, async ({ caller, body, reply, consume }) => {
    return answer(200, {
      alt: await service.suggestAlt(asker(caller), body, { consume, signal: clientAbortSignal(reply) }),
    });
  });
}

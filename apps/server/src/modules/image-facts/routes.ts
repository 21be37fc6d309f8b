import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createImageFactsService } from './service.ts';

export function mountImageFacts({ mount, assets, repositories }: ModuleContext): void {
  const images = createImageFactsService({ images: repositories.assets, assets });

  mount(endpoints.images.facts, async ({ caller, body }) =>
    answer(200, [...(await images.list(actorOf(caller), body.urls))]),
  );

  mount(endpoints.images.smaller, async ({ caller, body }) => answer(200, await images.smaller(actorOf(caller), body)));
}

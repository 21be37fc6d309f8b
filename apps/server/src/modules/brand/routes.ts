import { endpoints, type StoredBrandKit } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { isoTime } from '../templates/present.ts';
import type { BrandRecord } from './port.ts';
import { createBrandReader } from './read-service.ts';
import { createBrandService } from './service.ts';

export function mountBrand(context: ModuleContext): void {
  const { mount, repositories, collaboratorDomains: domains, now, reading, work, fetch } = context;
  const { brands, users } = repositories;
  const service = createBrandService({ brands, users, domains, now });
  const reader = createBrandReader({ reading, work, fetch });
  const rows = endpoints.brand;

  mount(rows.read, async ({ caller }) => {
    const actor = actorOf(caller);
    const brand = await service.own(actor);
    return answer(200, { brand: brand && presentBrand(brand, actor.id) });
  });

  mount(rows.save, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentBrand(await service.save(actor, body.kit, body.revision), actor.id));
  });

  mount(rows.remove, async ({ caller }) => {
    await service.remove(actorOf(caller));
    return answer(204, undefined);
  });

  mount(rows.share, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentBrand(await service.share(actor, body.people), actor.id));
  });

  mount(rows.list, async ({ caller }) => {
    const actor = actorOf(caller);
    return answer(
      200,
      (await service.list(actor)).map((brand) => presentBrand(brand, actor.id)),
    );
  });

  mount(rows.propose, async ({ caller, body }) => {
    const actor = actorOf(caller);
    const brand = 'url' in body ? reader.ofPage(actor, body.url) : reader.ofTemplate(actor, body.templateId);
    return answer(200, await brand);
  });
}

/** Returns a kit as its owner or another user sees it; only the owner sees whom it is shared with. */
function presentBrand({ id, kit, owner, revision, modified, people }: BrandRecord, viewerId: string): StoredBrandKit {
  const isOwner = owner.id === viewerId;
  return { id, kit, owner, isOwner, revision, lastModified: isoTime(modified), people: isOwner ? [...people] : [] };
}

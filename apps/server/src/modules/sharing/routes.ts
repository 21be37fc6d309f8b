import { endpoints, type LockAnswer, parseSortBy } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import { presentList } from '../templates/list/present-list.ts';
import { isoTime, presentInfo } from '../templates/present.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { HeldLock, LockService } from './lock-service.ts';
import type { SharingService } from './service.ts';

export interface SharingServices {
  readonly reading: Pick<TemplateReadService, 'listShared'>;
  readonly sharing: SharingService;
  readonly locks: LockService;
  readonly now: () => number;
}

export function sharingRoutes(mount: Mount, { reading, sharing, locks, now }: SharingServices): void {
  const rows = endpoints.sharing;

  mount(rows.list, async ({ caller, query }) => {
    const actor = actorOf(caller);
    if (query.collaboratorId !== undefined && query.collaboratorId !== actor.id) throw new AppError('FORBIDDEN');
    const found = await reading.listShared(actor, { ...query, order: parseSortBy(query.sortBy) });
    return answer(200, presentList(found, query.limit, actor, now()));
  });

  mount(rows.share, async ({ caller, params, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentInfo(await sharing.share(actor, params.id, body.collaborators), actor, now()));
  });

  mount(rows.lock, async ({ caller, params, headers }) => {
    const change = params.locked ? locks.take : locks.release;
    return answer(200, presentLock(await change(actorOf(caller), params.id, headers['x-lock'])));
  });

  mount(rows.requestUnlock, async ({ caller, params }) => {
    await sharing.requestUnlock(actorOf(caller), params.templateId, params.collaboratorId);
    return answer(200, undefined);
  });
}

function presentLock({ number, expiresAt }: HeldLock): LockAnswer {
  return { lock: number, expiresAt: expiresAt === null ? null : isoTime(expiresAt) };
}

import { endpoints, type LockAnswer, parseSortBy } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { presentList } from '../templates/list/present-list.ts';
import { isoTime, presentInfo } from '../templates/present.ts';
import { createLockService, type HeldLock } from './lock-service.ts';
import { createSharingService } from './service.ts';

export function mountSharing({
  mount,
  repositories,
  reading,
  waitingMails,
  collaboratorDomains: domains,
  publicUrl,
  now,
}: ModuleContext): void {
  const { templates, users } = repositories;
  const sharing = createSharingService({ templates, users, reading, waitingMails, domains, publicUrl, now });
  const locks = createLockService({ templates, now });
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

  mount(rows.requestUnlock, async ({ caller, params, consume }) => {
    await sharing.requestUnlock(actorOf(caller), params.templateId, params.collaboratorId, consume);
    return answer(200, undefined);
  });
}

function presentLock({ number, expiresAt }: HeldLock): LockAnswer {
  return { lock: number, expiresAt: expiresAt === null ? null : isoTime(expiresAt) };
}

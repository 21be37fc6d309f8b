import { endpoints } from '@mailwright/contract';
import { answer, type Mount } from '../../http/mount.ts';
import type { WorkLimit } from '../../http/work-limit.ts';
import type { ImportService } from './service.ts';

/** Bounded a person: each call takes a thread for about a second. */
export function importRoutes(mount: Mount, service: ImportService, limit: WorkLimit): void {
  mount(endpoints.imports.mjml, async ({ caller, body }) => {
    limit.spend(caller.user.id, 1);
    return answer(200, await service.mjml(body.source));
  });
}

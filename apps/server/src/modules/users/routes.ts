import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import type { PrincipalService } from './service.ts';

export function principalRoutes(mount: Mount, principals: PrincipalService): void {
  mount(endpoints.principals.search, async ({ caller, body }) => {
    const { found, total } = await principals.search(actorOf(caller), body);
    return answer(200, { principals: [...found], total });
  });
}

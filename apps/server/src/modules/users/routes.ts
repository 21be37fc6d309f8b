import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import type { PrincipalService } from './service.ts';

export function principalRoutes(mount: Mount, principals: PrincipalService): void {
  mount(endpoints.principals.search, async ({ caller, body }) => {
    const found = await principals.search(
      actorOf(caller),
      body.criteria.map((criterion) => criterion.value),
    );
    return answer(200, {
      principals: found.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
    });
  });
}

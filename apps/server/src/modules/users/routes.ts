import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createPrincipalService } from './service.ts';

export function mountUsers({ mount, repositories, collaboratorDomains }: ModuleContext): void {
  const principals = createPrincipalService({ users: repositories.users, domains: collaboratorDomains });
  mount(endpoints.principals.search, async ({ caller, body }) => {
    const { found, total } = await principals.search(caller.user, body);
    return answer(200, { principals: [...found], total });
  });
}

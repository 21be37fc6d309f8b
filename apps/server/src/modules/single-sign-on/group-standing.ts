import type { Role } from '@mailwright/contract';
import { EVERYBODY, type OpenIdConfig } from '../../integrations/openid/port.ts';
import type { Standing } from './port.ts';

/**
 * Returns the role and plan for these groups: the highest of what each group gives. Null when the person may not enter: roles
 * are given by group, and none of their groups gives one.
 */
export function groupStanding(
  groups: readonly string[],
  { roles, plans }: Pick<OpenIdConfig, 'roles' | 'plans'>,
): Standing | null {
  const all = [...groups, EVERYBODY];
  const found: readonly Role[] = all.flatMap((group) => roles.get(group) ?? []);
  if (roles.size > 0 && found.length === 0 && [...roles.values()].includes('user')) return null;
  const given = all.flatMap((group) => plans.get(group) ?? []);
  return {
    ...(roles.size > 0 && { role: found.includes('admin') ? 'admin' : 'user' }),
    ...(given.length > 0 && { planNumber: Math.max(...given) }),
  };
}

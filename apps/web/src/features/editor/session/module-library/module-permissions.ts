import { type Category, managesModuleCategory } from '@mailwright/contract';
import { type Account, actorOf } from '../../../../shared/session/account.ts';

/** Who the categories of a person are for: the person alone, or everybody. */
export type CategoryScope = 'user' | 'system';

const SCOPES: readonly CategoryScope[] = ['user', 'system'];

/** The kinds of categories that a person may make, rename and delete. */
export function managedScopes(account: Account): readonly CategoryScope[] {
  const actor = actorOf(account);
  return SCOPES.filter((scope) => managesModuleCategory(actor, { ownerId: scope === 'system' ? null : actor.id }));
}

/** Whether a person may rename and delete a category of those they see. */
export function mayManage({ group }: Pick<Category, 'group'>, account: Account): boolean {
  return managedScopes(account).some((scope) => scope === group);
}

/** Where a module of somebody's own, or one of the system, may be put. */
export function categoriesFor<C extends Pick<Category, 'group'>>(
  categories: readonly C[],
  scope: CategoryScope,
): readonly C[] {
  return categories.filter(({ group }) => group === scope);
}

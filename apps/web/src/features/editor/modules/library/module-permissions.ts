import { type Category, managesModuleCategory } from '@mailwright/contract';
import { type Account, actorOf } from '../../../../shared/session/account.ts';

/** Scope of a person's categories: for the person alone, or for everybody. */
export type CategoryScope = 'user' | 'system';

const SCOPES: readonly CategoryScope[] = ['user', 'system'];

/** The kinds of categories that a person may make, rename and delete. */
export function managedScopes(account: Account): readonly CategoryScope[] {
  const actor = actorOf(account);
  return SCOPES.filter((scope) => managesModuleCategory(actor, { ownerId: scope === 'system' ? null : actor.id }));
}

/** Returns whether a person may rename and delete a category that they see. */
export function mayManage({ group }: Pick<Category, 'group'>, account: Account): boolean {
  return managedScopes(account).some((scope) => scope === group);
}

/** Returns the categories that a module of the person, or of the system, may be put in. */
export function categoriesFor<C extends Pick<Category, 'group'>>(
  categories: readonly C[],
  scope: CategoryScope,
): readonly C[] {
  return categories.filter(({ group }) => group === scope);
}

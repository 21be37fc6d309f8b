import type { ErrorCode } from '../../errors.ts';
import type { Actor } from './permissions.ts';

/** Facts of a custom module that the rules need. */
export interface ModuleFacts {
  readonly userId: string;
  readonly isSystem: boolean;
  /** True for a module of the system in a hidden category. */
  readonly isHidden?: boolean;
}

/** Act on a module. `edit` includes every change: its content, name and category, its versions, and deleting it. */
export type ModuleAction = 'read' | 'edit';

export type ModulePermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: Extract<ErrorCode, 'MODULE_NOT_FOUND' | 'FORBIDDEN'> };

/**
 * Returns whether a person may do this with a module. Their own modules: everything. Modules of the system: everybody
 * reads those in no hidden category, and admins do everything. Modules of others are not found, for every role.
 */
export function modulePermission(
  action: ModuleAction,
  actor: Pick<Actor, 'id' | 'role'>,
  module: ModuleFacts,
): ModulePermission {
  const isAdmin = actor.role === 'admin';
  const isKnown = module.isSystem ? isAdmin || !module.isHidden : module.userId === actor.id;
  if (!isKnown) return { allowed: false, code: 'MODULE_NOT_FOUND' };
  return action === 'edit' && module.isSystem && !isAdmin ? { allowed: false, code: 'FORBIDDEN' } : { allowed: true };
}

/** Facts of a category of modules that the rules need. */
export interface ModuleCategoryFacts {
  /** Id of the owner; null for a category of the system. */
  readonly ownerId: string | null;
  readonly hidden: boolean;
}

/**
 * Returns whether a person sees a category of modules: their own ones, and those of the system that are not hidden.
 * Admins also see the hidden ones of the system.
 */
export function seesModuleCategory(actor: Pick<Actor, 'id' | 'role'>, category: ModuleCategoryFacts): boolean {
  if (category.ownerId !== null) return category.ownerId === actor.id;
  return actor.role === 'admin' || !category.hidden;
}

/**
 * Returns whether a person may rename, hide or delete a category, or make one like it. Categories of the system are for
 * admins; their own ones need a plan with `customBlockCategories`.
 */
export function managesModuleCategory(actor: Actor, category: Pick<ModuleCategoryFacts, 'ownerId'>): boolean {
  if (category.ownerId === null) return actor.role === 'admin';
  return category.ownerId === actor.id && actor.features.customBlockCategories;
}

/** Modules of the system stand in categories of the system, those of a person in that person's own. */
export function takesModule(category: Pick<ModuleCategoryFacts, 'ownerId'>, module: ModuleFacts): boolean {
  return module.isSystem ? category.ownerId === null : category.ownerId === module.userId;
}

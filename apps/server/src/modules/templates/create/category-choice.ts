import type { Actor, CategoryRef } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { CategoryRecord, CategoryRepository } from '../../categories/port.ts';

/** Returns whether the person may put a template in a category; only administrators may use layouts and hidden categories. */
function mayUseCategory(actor: Actor, category: Pick<CategoryRecord, 'group' | 'hidden' | 'type'>): boolean {
  if (category.type !== 'email') return false;
  return actor.role === 'admin' || (category.group !== 'layouts' && !category.hidden);
}

/** Throws unless every chosen category that is not on the template yet exists for this person. */
export async function requireCategories(
  categories: CategoryRepository,
  actor: Actor,
  chosen: readonly string[],
  present: readonly CategoryRef[] = [],
): Promise<void> {
  const added = chosen.filter((id) => !present.some((category) => category.id === id));
  if (added.length === 0) return;
  const usable = (await categories.findMany(added)).filter((category) => mayUseCategory(actor, category));
  const missing = added.find((id) => !usable.some((category) => category.id === id));
  if (missing !== undefined) throw new AppError('CATEGORY_NOT_FOUND');
}

/** Returns those of a template's categories that a copy by this person may keep. */
export async function keptCategories(
  categories: CategoryRepository,
  actor: Actor,
  present: readonly CategoryRef[],
): Promise<string[]> {
  const known = await categories.findMany(present.map((category) => category.id));
  return known.filter((category) => mayUseCategory(actor, category)).map((category) => category.id);
}

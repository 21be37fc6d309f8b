import type { Actor } from '@mailwright/contract';
import type { CategoryRepository } from '../../categories/port.ts';
import { requireModuleCategory, requireModuleTexts } from '../../custom-modules/module-info.ts';
import { requireCategories } from '../create/category-choice.ts';
import type { TemplateInfo, TemplateRecord } from '../port.ts';
import { requireGoodTexts } from './template-change.ts';

/** Throws when a text that changes breaks its rule; modules have rules of their own for names and descriptions. */
export function requireTexts(info: Partial<TemplateInfo>, record: TemplateRecord): void {
  if (record.type === 'email') {
    requireGoodTexts(info, record);
    return;
  }
  const { name, description, ...others } = info;
  requireGoodTexts(others, record);
  requireModuleTexts({ ...(name !== undefined && { name }), ...(description !== undefined && { description }) });
}

/** Throws unless the caller may put it in the chosen categories. */
export function requireChosen(
  categories: CategoryRepository,
  actor: Actor,
  chosen: readonly string[],
  record: TemplateRecord,
): Promise<void> {
  if (record.type === 'email') return requireCategories(categories, actor, chosen, record.categories);
  return requireModuleCategory(categories, actor, { ...record, userId: record.ownerId }, chosen);
}

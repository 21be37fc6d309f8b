import {
  type Actor,
  characterCount,
  type ErrorDetail,
  LIMITS,
  MESSAGES,
  type ModuleFacts,
  seesModuleCategory,
  takesModule,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { CategoryRepository } from '../categories/port.ts';
import type { TemplateInfo } from '../templates/port.ts';

/** Throws when a module's name or description breaks its rule; any characters are good in them. */
export function requireModuleTexts({
  name,
  description = '',
}: Partial<Pick<TemplateInfo, 'name' | 'description'>>): void {
  const details: ErrorDetail[] = [];
  if (name?.trim() === '') details.push({ path: 'name', message: MESSAGES.moduleNameRequired });
  if (name !== undefined && characterCount(name) > LIMITS.name.max) {
    details.push({ path: 'name', message: MESSAGES.maxLengthExceeded });
  }
  if (characterCount(description) > LIMITS.description.max) {
    details.push({ path: 'description', message: MESSAGES.maxLengthExceeded });
  }
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

/** Throws unless a module may be put in these categories, one at most. What it is in already stays possible. */
export async function requireModuleCategory(
  categories: CategoryRepository,
  actor: Actor,
  module: ModuleFacts & { readonly categories: readonly { readonly id: string }[] },
  chosen: readonly string[],
): Promise<void> {
  const [id, ...others] = new Set(chosen);
  if (others.length > 0) {
    const detail: ErrorDetail = { path: 'categories', message: 'A module is in one category at most.' };
    throw new AppError('VALIDATION_FAILED', { details: [detail] });
  }
  if (id === undefined || module.categories.some((category) => category.id === id)) return;
  const [category] = await categories.findMany([id]);
  if (category?.type !== 'email_cb' || !seesModuleCategory(actor, category)) throw new AppError('CATEGORY_NOT_FOUND');
  if (!takesModule(category, module)) throw new AppError('FORBIDDEN');
}

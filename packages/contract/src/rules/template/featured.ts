import type { CategoryRef } from '../../entities/category.ts';

/** Templates of this category carry a ribbon and come first. */
export const FEATURED_CATEGORY_NAME = 'Featured Layouts';

export function isFeatured(template: { readonly categories: readonly Pick<CategoryRef, 'name'>[] }): boolean {
  return template.categories.some((category) => category.name === FEATURED_CATEGORY_NAME);
}

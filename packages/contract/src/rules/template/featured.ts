import type { CategoryRef } from '../../entities/category.ts';

/** Templates of this category carry a ribbon and come first. */
export const FEATURED_CATEGORY_NAME = 'Featured Layouts';

/** Returns whether a template is only a basic layout that mails begin with. */
export function isBasicLayout({
  isSystem,
  categories,
}: {
  readonly isSystem: boolean;
  readonly categories: readonly Pick<CategoryRef, 'group' | 'name'>[];
}): boolean {
  const isOfLayouts = categories.length > 0 && categories.every(({ group }) => group === 'layouts');
  return isSystem && isOfLayouts && !isFeatured({ categories });
}

export function isFeatured(template: { readonly categories: readonly Pick<CategoryRef, 'name'>[] }): boolean {
  return template.categories.some((category) => category.name === FEATURED_CATEGORY_NAME);
}

import type { Category } from '@mailwright/contract';

/** The sentence that a category's name calls for; null when it is good. Names are compared trimmed and without case. */
export function categoryNameProblem(
  name: string,
  categories: readonly Pick<Category, 'id' | 'name'>[],
  ownId?: string,
): 'categoryNameRequired' | 'categoryExists' | null {
  const wanted = name.trim().toLocaleLowerCase();
  if (wanted === '') return 'categoryNameRequired';
  const isTaken = categories.some(({ id, name: taken }) => id !== ownId && taken.toLocaleLowerCase() === wanted);
  return isTaken ? 'categoryExists' : null;
}

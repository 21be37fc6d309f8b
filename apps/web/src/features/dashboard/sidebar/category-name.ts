import { type Category, categoryNameProblem as ownProblem } from '@mailwright/contract';

/**
 * Returns the sentence about a problem of a category's name; null when the name is valid. Names are compared trimmed and
 * without case.
 */
export function categoryNameProblem(
  name: string,
  categories: readonly Pick<Category, 'id' | 'name'>[],
  ownId?: string,
): 'categoryNameRequired' | 'maxLengthExceeded' | 'categoryExists' | null {
  const standing = categories.find(({ id }) => id === ownId)?.name;
  if (name === standing) return null;
  const wanted = name.trim().toLocaleLowerCase();
  const problem = ownProblem(name, standing);
  if (problem) return problem;
  const isTaken = categories.some(({ id, name: taken }) => id !== ownId && taken.toLocaleLowerCase() === wanted);
  return isTaken ? 'categoryExists' : null;
}

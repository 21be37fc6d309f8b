import { type Category, categoryNameProblem as ownProblem } from '@mailwright/contract';

/** The sentence that a category's name calls for; null when it is good. Names are compared trimmed and without case. */
export function categoryNameProblem(
  name: string,
  categories: readonly Pick<Category, 'id' | 'name'>[],
  own?: Pick<Category, 'id' | 'name'>,
): 'categoryNameRequired' | 'maxLengthExceeded' | 'categoryExists' | null {
  if (name === own?.name) return null;
  const problem = ownProblem(name, own?.name);
  if (problem) return problem;
  const wanted = name.trim().toLocaleLowerCase();
  const isTaken = categories.some((other) => other.id !== own?.id && other.name.trim().toLocaleLowerCase() === wanted);
  return isTaken ? 'categoryExists' : null;
}

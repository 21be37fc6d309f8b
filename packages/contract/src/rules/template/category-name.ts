import { LIMITS } from '../../limits.ts';
import { characterCount } from '../text-length.ts';

/** What is wrong with a category's name, as the key of its sentence; null when it is good. The one it has always is. */
export function categoryNameProblem(
  name: string,
  standing?: string,
): 'categoryNameRequired' | 'maxLengthExceeded' | null {
  if (name === standing) return null;
  if (name.trim() === '') return 'categoryNameRequired';
  return characterCount(name.trim()) > LIMITS.categoryName.max ? 'maxLengthExceeded' : null;
}

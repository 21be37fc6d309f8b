import { LIMITS } from '../../limits.ts';
import { characterCount } from '../text-length.ts';

/**
 * Returns the problem of a category's name, as the key of its sentence; null when it has none. The stored name,
 * `standing`, is always valid.
 */
export function categoryNameProblem(
  name: string,
  standing?: string,
): 'categoryNameRequired' | 'maxLengthExceeded' | null {
  if (name === standing) return null;
  if (name.trim() === '') return 'categoryNameRequired';
  return characterCount(name.trim()) > LIMITS.categoryName.max ? 'maxLengthExceeded' : null;
}

import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';

/** Returns the sentence that says why a template could not be removed; a locked template has a sentence of its own. */
export function removalSentence(error: unknown): string {
  const isLocked = error instanceof ApiError && error.code === 'TEMPLATE_LOCKED';
  return isLocked ? i18n.t('messages:lockedCannotBeDeleted') : errorSentence(error);
}

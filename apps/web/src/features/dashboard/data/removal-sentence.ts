import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';

/** Why a template could not be removed: a lock has a sentence of its own there. */
export function removalSentence(error: unknown): string {
  const isLocked = error instanceof ApiError && error.code === 'TEMPLATE_LOCKED';
  return isLocked ? i18n.t('messages:lockedCannotBeDeleted') : errorSentence(error);
}

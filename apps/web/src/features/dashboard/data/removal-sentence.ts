import i18next from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';

/** Why a template could not be removed: a lock has a sentence of its own there. */
export function removalSentence(error: unknown): string {
  const isLocked = error instanceof ApiError && error.code === 'TEMPLATE_LOCKED';
  return isLocked ? i18next.t('messages:lockedCannotBeDeleted') : errorSentence(error);
}

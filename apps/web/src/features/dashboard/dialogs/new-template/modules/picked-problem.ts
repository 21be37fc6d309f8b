import { ApiError } from '../../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../../shared/i18n/i18n.ts';

/** Returns the sentence that says why no mail could be created from the picked modules. */
export function pickedProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return errorSentence(error);
  if (error.code === 'MODULE_NOT_FOUND') return i18n.t('dashboard:new.modules.missing');
  // The one thing of which a mail holds no second.
  return error.code === 'COMMAND_REFUSED' ? i18n.t('messages:oneFormDataTable') : errorSentence(error);
}

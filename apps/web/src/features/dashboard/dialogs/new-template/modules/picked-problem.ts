import i18next from 'i18next';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';

/** Why no mail came of the picked modules. */
export function pickedProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return errorSentence(error);
  if (error.code === 'MODULE_NOT_FOUND') return i18next.t('dashboard:new.modules.missing');
  // The one thing of which a mail holds no second.
  return error.code === 'COMMAND_REFUSED' ? i18next.t('messages:oneFormDataTable') : errorSentence(error);
}

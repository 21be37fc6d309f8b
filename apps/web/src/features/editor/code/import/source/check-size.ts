import { endpoints, type TemplateBody } from '@mailwright/contract';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';

/** `fits`, or why not; `unknown` when the server could not be asked, which is said. */
export type SizeAnswer = 'fits' | 'oversize' | 'unknown' | 'cancelled';

/** Asks the server whether a mail of this content may be saved. */
export async function checkSize(
  content: Pick<TemplateBody, 'html' | 'css' | 'customStyles'>,
  signal: AbortSignal,
): Promise<SizeAnswer> {
  try {
    const { size } = await call(
      endpoints.userTemplates.calculate,
      { body: { templateType: 'email', ...content } },
      { signal },
    );
    return size === 'oversize' ? 'oversize' : 'fits';
  } catch (error) {
    if (signal.aborted) return 'cancelled';
    const unreachable = error instanceof ApiError && error.code === 'NETWORK';
    toast.error(unreachable ? i18n.t('messages:genericFailure') : errorSentence(error));
    return 'unknown';
  }
}

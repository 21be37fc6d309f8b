import { MAIL_SERVER } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { refusedFields } from './detail-words.ts';

/**
 * The sentence to show for a failed call: what is wrong with each refused field, a mail server's own words, otherwise translated by the error's
 * code, the server's own words for a code this client does not know, the general one for everything else.
 */
export function errorSentence(error: unknown): string {
  const general = i18n.t('messages:genericFailure');
  if (!(error instanceof ApiError)) return general;
  if (error.code === 'NETWORK') return i18n.t('shared:networkFailure');
  const fields = error.code === 'VALIDATION_FAILED' ? refusedFields(error.details) : '';
  if (fields !== '') return fields;
  const mailServer = error.code === 'UPSTREAM_FAILED' && error.details.find(({ path }) => path === MAIL_SERVER);
  if (mailServer) return mailSentence(mailServer.message);
  if (i18n.exists(`errors:${error.code}`)) return i18n.t(`errors:${error.code}` as 'errors:INTERNAL');
  return error.message || general;
}

function mailSentence(answer: string): string {
  return answer === '' ? i18n.t('shared:mailServerSilent') : i18n.t('shared:mailRefused', { answer });
}

import { MAIL_SERVER } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { refusedFields } from './detail-words.ts';

/**
 * Returns the sentence to show for a failed call: the problem of each refused field, or a mail server's own words, or else a
 * translation of the error's code. For a code that this client does not know it is the server's own words, and for everything
 * else the general sentence.
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

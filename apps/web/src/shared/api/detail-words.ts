import { type ErrorDetail, isLabelled, MESSAGES, type MessageKey, refusedFieldsSentence } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';

const KEYS: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries(MESSAGES).map(([key, sentence]) => [sentence, key as MessageKey]),
);

/** Returns the server's sentence about one field, in the reader's language where it is a sentence of the specification. */
export function detailMessage({ message }: ErrorDetail): string {
  const key = KEYS.get(message);
  if (key !== undefined) return i18n.t(`messages:${key}` as 'messages:nameRule');
  return i18n.language.startsWith('en') ? message : i18n.t('errors:VALIDATION_FAILED');
}

/** Returns the sentence about the refused fields, each by its label; '' when the server names none. */
export function refusedFields(details: readonly ErrorDetail[]): string {
  return refusedFieldsSentence(details, { label: fieldLabel, message: detailMessage });
}

function fieldLabel(field: string): string {
  return isLabelled(field) ? i18n.t(`fields:${field}`) : field;
}

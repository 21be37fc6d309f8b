import type { StoreProblem } from '@mailwright/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';

/** Refused call of a form for stores. */
export interface StoreRefusal {
  /** Field of the form to correct; null when the problem is none of these fields. */
  readonly field: 'address' | 'credentials' | null;
  readonly sentence: string;
}

const FIELDS: Readonly<Partial<Record<string, StoreRefusal['field']>>> = {
  STORE_ACCESS: 'credentials',
  STORE_UNREADABLE: 'address',
  STORE_UNREACHABLE: 'address',
  STORE_NOT_PUBLIC: 'address',
};

/** Returns the field and the sentence of a refusal; null for no error. */
export function storeRefusal(error: unknown): StoreRefusal | null {
  if (error === null || error === undefined) return null;
  if (!(error instanceof ApiError)) return { field: null, sentence: errorSentence(error) };
  const [first] = error.details;
  if (error.code === 'VALIDATION_FAILED' && first && error.details.every(({ path }) => path === 'url')) {
    return { field: 'address', sentence: exactSentence(first.message, i18n.t('stores:address.invalid')) };
  }
  const isOfStore = error.code.startsWith('STORE_');
  const sentence = isOfStore ? exactSentence(error.message, errorSentence(error)) : errorSentence(error);
  const line = lineOf(error);
  return {
    field: FIELDS[error.code] ?? null,
    sentence: line === null ? sentence : `${sentence} ${i18n.t('stores:problem.line', { line })}`,
  };
}

/** Returns the sentence about the problem of a store's products. */
export function problemSentence({ code, message }: StoreProblem, hasCredentials: boolean): string {
  const kind = code === 'STORE_ACCESS' && !hasCredentials ? 'noAccess' : code;
  return exactSentence(message, i18n.t(`stores:problem.${kind}`));
}

/**
 * Returns the exact sentence where the interface is in English, the only language of the server's messages; otherwise the
 * general one.
 */
function exactSentence(message: string, general: string): string {
  return i18n.language.startsWith('en') && message !== '' ? message : general;
}

function lineOf({ details }: ApiError): string | null {
  return details.map(({ path }) => /^line\.(\d+)$/.exec(path)?.[1]).find((line) => line !== undefined) ?? null;
}

import type { StoreProblem } from '@mailwright/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';

/** A refused call of a form for stores. */
export interface StoreRefusal {
  /** What of the form is to be mended; null where it is nothing in particular. */
  readonly field: 'address' | 'credentials' | null;
  readonly sentence: string;
}

const FIELDS: Readonly<Partial<Record<string, StoreRefusal['field']>>> = {
  STORE_ACCESS: 'credentials',
  STORE_UNREADABLE: 'address',
  STORE_UNREACHABLE: 'address',
  STORE_NOT_PUBLIC: 'address',
};

/** Where a refusal is said, and what it says; null for none. */
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

/** What stands in the way of a store's products. */
export function problemSentence({ code, message }: StoreProblem, hasCredentials: boolean): string {
  const kind = code === 'STORE_ACCESS' && !hasCredentials ? 'noAccess' : code;
  return exactSentence(message, i18n.t(`stores:problem.${kind}`));
}

/** The server says what exactly is wrong in English alone; other languages say what kind of thing it is. */
function exactSentence(message: string, general: string): string {
  return i18n.language.startsWith('en') && message !== '' ? message : general;
}

function lineOf({ details }: ApiError): string | null {
  return details.map(({ path }) => /^line\.(\d+)$/.exec(path)?.[1]).find((line) => line !== undefined) ?? null;
}

import { fieldOf } from '@mailwright/contract';
import { ApiError } from './api-error.ts';
import { detailMessage } from './detail-words.ts';

/**
 * Returns the problems of a form's fields from a refusal, by field: the one way from server errors to inputs. Returns null when
 * the refusal is about none of these fields, so that the caller must show it in another way.
 */
export function formProblems(error: unknown, fields: readonly string[]): Readonly<Record<string, string>> | null {
  if (!(error instanceof ApiError)) return null;
  const problems = new Map<string, string>();
  for (const detail of error.details) {
    const field = fieldOf(detail.path);
    // The first problem of a field is the one to mend first.
    if (fields.includes(field) && !problems.has(field)) problems.set(field, detailMessage(detail));
  }
  return problems.size === 0 ? null : Object.fromEntries(problems);
}

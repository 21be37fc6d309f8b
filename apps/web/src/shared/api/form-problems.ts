import { fieldOf } from '@mailwright/contract';
import { ApiError } from './api-error.ts';
import { detailMessage } from './detail-words.ts';

/**
 * What a refusal says about the fields of a form, by field: the one way from server errors to inputs. Null when it says
 * nothing about any of them, so that it has to be told otherwise.
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

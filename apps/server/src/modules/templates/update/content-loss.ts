import { type GoneContent, isNothingGone } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';

/** Most losses of each kind that an answer names. */
const NAMED = 20;

/** Returns the error for a change that would remove content of a mail; it names the content by its kind. */
export function contentLoss(gone: Partial<GoneContent>): AppError {
  const details = (['links', 'fields', 'conditions', 'legal'] as const).flatMap((path) =>
    (gone[path] ?? []).slice(0, NAMED).map((message) => ({ path, message })),
  );
  return new AppError('CONTENT_WOULD_BE_LOST', { details });
}

/**
 * Throws when content would be lost.
 * @throws AppError `CONTENT_WOULD_BE_LOST`
 */
export function assertNothingGone(gone: GoneContent): void {
  if (!isNothingGone(gone)) throw contentLoss(gone);
}

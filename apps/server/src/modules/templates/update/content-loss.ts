import { type GoneContent, isNothingGone } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';

/** Losses that an answer names, of each kind. */
const NAMED = 20;

/** The error of an act that would take something out of a mail: it names what, by its kind. */
export function contentLoss(gone: Partial<GoneContent>): AppError {
  const details = (['links', 'fields', 'conditions', 'legal'] as const).flatMap((path) =>
    (gone[path] ?? []).slice(0, NAMED).map((message) => ({ path, message })),
  );
  return new AppError('CONTENT_WOULD_BE_LOST', { details });
}

/** @throws AppError `CONTENT_WOULD_BE_LOST` where anything is gone */
export function assertNothingGone(gone: GoneContent): void {
  if (!isNothingGone(gone)) throw contentLoss(gone);
}

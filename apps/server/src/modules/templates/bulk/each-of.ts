import { type BulkAnswer, ERRORS } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { TemplateId } from '../port.ts';

/** One after the other; what a person may be told of becomes a failure of that id, everything else ends the call. */
export async function eachOf(
  ids: readonly TemplateId[],
  change: (id: TemplateId) => Promise<void>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { updated: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await change(id);
      answer.updated.push(id);
    } catch (error) {
      if (!(error instanceof AppError) || ERRORS[error.code].status >= 500) throw error;
      answer.failed.push({ id, code: error.code, error: error.sentence });
    }
  }
  return answer;
}

import { type BulkAnswer, ERRORS } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { TemplateId } from '../port.ts';

/**
 * Does the work for each id, one after the other. An error that a person may be told becomes a failure of that id; every other
 * error ends the call. `BUSY` is a failure of the id too, so that the finished ids are reported and not done again.
 */
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
      const isTold = error instanceof AppError && (ERRORS[error.code].status < 500 || error.code === 'BUSY');
      if (!isTold) throw error;
      answer.failed.push({ id, code: error.code, error: error.sentence });
    }
  }
  return answer;
}

import { type BulkAnswer, ERRORS } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { TemplateId } from '../port.ts';

/**
 * One after the other; what a person may be told of becomes a failure of that id, everything else ends the call. That the
 * server is busy is one of that id as well: what was done before stays told, so that nobody has it done once more.
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

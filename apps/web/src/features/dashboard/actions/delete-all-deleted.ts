import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { allDeleted, deleteAllForever } from '../data/bulk-changes.ts';
import { runBulk } from './run-bulk.ts';

/** Empties the person's deleted list, after a question that says how many templates go. */
export async function deleteAllDeleted(): Promise<void> {
  try {
    const templates = await allDeleted();
    if (templates.length > 0) await runBulk(templates, { id: 'delete', danger: true, change: deleteAllForever });
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

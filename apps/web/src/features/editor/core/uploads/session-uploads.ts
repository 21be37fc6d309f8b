import { formatBytes } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { uploadProblem } from './upload-problem.ts';
import { createUploadQueue, type UploadOutcome, type UploadQueue } from './upload-queue.ts';

/**
 * A queue of uploads for the open template. What becomes of the files is said once, when the last of them is done; where
 * nothing lists those that failed, `onRetry` is offered with it.
 */
export function createSessionUploads(
  { state }: EditorSession,
  onRetry?: (files: readonly File[]) => void,
): UploadQueue {
  return createUploadQueue({
    prepare: async (file, signal) => {
      // Its worker and texts are of no use before there is a file.
      const [{ prepareImage }] = await Promise.all([import('./prepare-image.ts'), i18n.loadNamespaces('uploads')]);
      return prepareImage(file, signal);
    },
    send: async (file, options) => {
      const { uploadImage } = await import('./upload-image.ts');
      return uploadImage(file, { ...options, templateId: state.getState().template.id });
    },
    explain: uploadProblem,
    onIdle: (outcome) => tellOutcome(outcome, onRetry),
  });
}

function tellOutcome({ arrived, failed }: UploadOutcome, onRetry?: (files: readonly File[]) => void): void {
  const smaller = arrived.filter(({ file, sentBytes }) => sentBytes < file.size);
  if (smaller.length > 0) {
    const sizes = {
      before: formatBytes(smaller.reduce((sum, { file }) => sum + file.size, 0)),
      after: formatBytes(smaller.reduce((sum, { sentBytes }) => sum + sentBytes, 0)),
    };
    toast.success(i18n.t('uploads:compressed', { ...sizes, count: smaller.length }));
  }
  const [first] = failed;
  if (!first) return;
  const again = failed.filter(({ problem }) => problem.passing).map(({ file }) => file);
  const action = { label: i18n.t('shared:tryAgain'), run: () => onRetry?.(again) };
  const options = onRetry && again.length > 0 ? { action } : {};
  if (arrived.length + failed.length === 1) {
    toast.error(first.problem.sentence, { ...options, lasting: first.problem.lasting });
    return;
  }
  const count = { count: failed.length, total: arrived.length + failed.length };
  const reasons = failed.map(({ file, problem }) => `${file.name}: ${problem.sentence}`);
  toast.error([i18n.t('uploads:someFailed', count), ...reasons].join('\n'), { ...options, lasting: true });
}

import i18next from 'i18next';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../editor-session.ts';
import { sizeOf, uploadProblem } from './upload-problem.ts';
import { createUploadQueue, type UploadOutcome, type UploadQueue } from './upload-queue.ts';

/** A queue of uploads for the open template. What becomes of the files is said once, when the last of them is done. */
export function createSessionUploads({ state }: EditorSession): UploadQueue {
  return createUploadQueue({
    prepare: async (file, signal) => {
      // Its worker and texts are of no use before there is a file.
      const [{ prepareImage }] = await Promise.all([import('./prepare-image.ts'), i18next.loadNamespaces('uploads')]);
      return prepareImage(file, signal);
    },
    send: async (file, options) => {
      const { uploadImage } = await import('./upload-image.ts');
      return uploadImage(file, { ...options, templateId: state.getState().template.id });
    },
    explain: uploadProblem,
    onIdle: tellOutcome,
  });
}

function tellOutcome({ arrived, failed }: UploadOutcome): void {
  const smaller = arrived.filter(({ file, sentBytes }) => sentBytes < file.size);
  if (smaller.length > 0) {
    const sizes = {
      before: sizeOf(smaller.reduce((sum, { file }) => sum + file.size, 0)),
      after: sizeOf(smaller.reduce((sum, { sentBytes }) => sum + sentBytes, 0)),
    };
    toast.success(i18next.t('uploads:compressed', { ...sizes, count: smaller.length }));
  }
  const [first] = failed;
  if (!first) return;
  if (arrived.length + failed.length === 1) toast.error(first.problem.sentence, { lasting: first.problem.lasting });
  else {
    const reasons = failed.map(({ file, problem }) => `${file.name}: ${problem.sentence}`).join('\n');
    const count = { count: failed.length, total: arrived.length + failed.length };
    toast.error(`${i18next.t('uploads:someFailed', count)}\n${reasons}`, { lasting: true });
  }
}

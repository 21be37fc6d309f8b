import { endpoints, type TemplateElement } from '@mailwright/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { refreshTemplates } from './cached-lists.ts';

/**
 * Replaces the people with whom a draft is shared; an empty list ends the sharing.
 * @throws ApiError when the server refuses
 */
export async function shareTemplate({ id }: TemplateElement, collaborators: readonly string[]): Promise<void> {
  try {
    await call(endpoints.sharing.share, { params: { id }, body: { collaborators: [...collaborators] } });
  } finally {
    await refreshTemplates();
  }
}

/** Releases the person's own lock, in whichever window they took it. Returns whether it was released. */
export async function unlockTemplate({ id }: TemplateElement): Promise<boolean> {
  try {
    await call(endpoints.sharing.lock, { params: { id, locked: 'false' } });
    return true;
  } catch (error) {
    toast.error(errorSentence(error));
    return false;
  } finally {
    await refreshTemplates();
  }
}

/** Asks the holder of the lock to release a template. When that fails, it shows the server's own message and returns false. */
export async function requestUnlock({ id, collaboratorId }: TemplateElement): Promise<boolean> {
  try {
    const params = { collaboratorId: collaboratorId ?? '', templateId: id };
    await call(endpoints.sharing.requestUnlock, { params });
    return true;
  } catch (error) {
    const words = error instanceof ApiError ? error.message : '';
    toast.error(words === '' ? errorSentence(error) : words);
    void refreshTemplates();
    return false;
  }
}

import { LIMITS } from '@mailwright/contract';
import { errorSentence } from '../api/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';
import { viewLink } from './view-link.ts';

/**
 * Opens the mail of a template, or of a version of it, in a new window. The window is opened before its address is known: a
 * browser allows that only in response to a press.
 */
export async function openPreview(id: string, versionDate?: string): Promise<void> {
  const { width, height } = LIMITS.previewWindow;
  const page = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (page === null) {
    toast.error(i18n.t('shared:windowBlocked'));
    return;
  }
  try {
    const url = await viewLink(id, versionDate);
    page.opener = null;
    page.location.replace(url);
  } catch (error) {
    page.close();
    toast.error(errorSentence(error));
  }
}

import i18next from 'i18next';
import { toast } from './toast/toast.tsx';

/** Puts text on the clipboard and says how it went; a clipboard that the person keeps closed is not a failure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(i18next.t('messages:copied'));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    toast.error(i18next.t('messages:copyFailure'));
  }
}

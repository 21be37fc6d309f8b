import { i18n } from '../i18n/i18n.ts';
import { toast } from './toast/toast.tsx';

/** Puts text on the clipboard and says how it went; a clipboard that the person keeps closed is not a failure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(i18n.t('messages:copied'));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    toast.error(i18n.t('messages:copyFailure'));
  }
}

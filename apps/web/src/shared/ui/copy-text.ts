import { i18n } from '../i18n/i18n.ts';
import { toast } from './toast/toast.tsx';

/** Copies text to the clipboard and shows whether it worked; a clipboard that the person has blocked is not an error. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(i18n.t('messages:copied'));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    toast.error(i18n.t('messages:copyFailure'));
  }
}

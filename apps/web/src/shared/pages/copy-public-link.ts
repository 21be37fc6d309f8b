import { endpoints, fillPath, type TemplateInfo } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';
import { currentSession } from '../session/session-store.ts';
import { toast } from '../ui/toast/toast.tsx';

/** Copies the public address of a mail to the clipboard; where that fails, opens it instead. */
export async function copyPublicLink({ id, status }: Pick<TemplateInfo, 'id' | 'status'>): Promise<void> {
  const base = currentSession()?.account.pagesUrl ?? location.origin;
  const link = new URL(fillPath(endpoints.pages.show.path, { id }), base).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(i18n.t(status === 'published' ? 'shared:link.copied' : 'shared:link.copiedUnpublished'));
  } catch {
    window.open(link, '_blank', 'noopener');
  }
}

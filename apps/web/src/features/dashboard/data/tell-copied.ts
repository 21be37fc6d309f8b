import type { TemplateElement } from '@mailwright/contract';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';

type CopyHands = Pick<DashboardPageActions, 'goTo' | 'showInDrafts'>;

/**
 * Shows a toast that says where the copy of a template is and links there. It links to the copy itself too, unless it is open
 * already.
 */
export function notifyCopied(
  { name }: Pick<TemplateElement, 'name'>,
  id: string,
  page: CopyHands,
  { isOpen = false } = {},
): void {
  const show = { label: i18n.t('dashboard:copied.show'), run: () => page.showInDrafts([id]) };
  const open = { label: i18n.t('dashboard:copied.open'), run: () => page.goTo(`/edit/${id}`) };
  const options = isOpen ? { action: show } : { also: open, action: show };
  toast.success(i18n.t('dashboard:toast.copied', { name }), options);
}

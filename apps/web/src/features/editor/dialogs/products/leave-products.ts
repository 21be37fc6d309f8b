import { i18n } from '../../../../shared/i18n/i18n.ts';
import { closeDialog, type EditorSession } from '../../session/editor-session.ts';
import type { ProductTarget } from '../../session/products/product-target.ts';

/** Chooses nothing: a block that came into the mail for it goes again, as if it had never been there. */
export function leaveProducts(session: EditorSession, target: ProductTarget): void {
  closeDialog(session);
  if ('take' in target || target.inserted === undefined) return;
  const isTakenBack = session.editor.withdraw(target.inserted);
  if (isTakenBack) session.view.setState({ announcement: i18n.t('products:takenBack') });
}

import type { RefusalReason } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { ToastOptions } from '../../../../shared/ui/toast/toast.tsx';
import { isEnabled, runAction } from '../../core/actions/action.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { detachModule } from './detach-module.ts';
import { editModule } from './edit-module.ts';

/** Returns the toast's buttons for a refused edit of a linked module: detach the module, and edit the module itself. */
export function linkedRecoveryActions(session: EditorSession) {
  return (reason: RefusalReason): ToastOptions => {
    if (reason !== 'IN_LINKED_MODULE' || !isEnabled(detachModule, session)) return {};
    const offer = (action: typeof detachModule) => ({
      label: i18n.t(`editor:${action.label}` as 'editor:action.detachModule'),
      run: () => runAction(action, session),
    });
    return { action: offer(detachModule), ...(isEnabled(editModule, session) && { also: offer(editModule) }) };
  };
}

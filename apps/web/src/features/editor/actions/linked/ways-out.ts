import type { RefusalReason } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { ToastOptions } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { isEnabled, runAction } from '../action.ts';
import { detachModule } from './detach-module.ts';
import { editModule } from './edit-module.ts';

/** What leads on where a linked module refuses an edit: the module itself, or a copy of it. */
export function linkedWaysOut(session: EditorSession) {
  return (reason: RefusalReason): ToastOptions => {
    if (reason !== 'IN_LINKED_MODULE' || !isEnabled(detachModule, session)) return {};
    const offer = (action: typeof detachModule) => ({
      label: i18n.t(`editor:${action.label}` as 'editor:action.detachModule'),
      run: () => runAction(action, session),
    });
    return { action: offer(detachModule), ...(isEnabled(editModule, session) && { also: offer(editModule) }) };
  };
}

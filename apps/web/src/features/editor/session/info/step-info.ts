import type { EmailDocument } from '@mailwright/document';
import type { EditorSession } from '../editor-session.ts';
import { changeInfo } from '../save/change-info.ts';

/**
 * Sets a text of the template that the step made of `before` brought along; what stood before comes back when the step
 * is undone, and the text again when it is redone.
 */
export function setStepInfo(
  session: EditorSession,
  field: 'subject' | 'preheader',
  value: string,
  before: EmailDocument,
): void {
  const { editor, state } = session;
  const after = editor.getState().document;
  const stood = state.getState().template[field];
  void changeInfo(session, { [field]: value });
  editor.subscribe(({ document }, previous) => {
    if (document === previous.document) return;
    const own = state.getState().template[field];
    // What was written since is not the step's.
    if (document === before && own === value) void changeInfo(session, { [field]: stood });
    else if (document === after && previous.document === before && own === stood) {
      void changeInfo(session, { [field]: value });
    }
  });
}

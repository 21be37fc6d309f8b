import type { EmailDocument } from '@mailwright/document';
import { changeInfo } from '../session/change-info.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Sets the preheader that the step made of `before` brought; it goes when the step is undone and comes when redone. */
export function setStepPreheader(session: EditorSession, preheader: string, before: EmailDocument): void {
  const { editor, state } = session;
  const after = editor.getState().document;
  void changeInfo(session, { preheader });
  editor.subscribe(({ document }, previous) => {
    if (document === previous.document) return;
    const own = state.getState().template.preheader;
    // What was written since is not the step's.
    if (document === before && own === preheader) void changeInfo(session, { preheader: '' });
    else if (document === after && previous.document === before && own === '') void changeInfo(session, { preheader });
  });
}

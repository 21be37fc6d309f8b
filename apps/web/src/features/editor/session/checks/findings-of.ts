import { checkMail, type Finding } from '@mailwright/checks';
import type { EditorSession } from '../editor-session.ts';
import { renderMail } from '../template/mail-html.ts';

/** What is to be looked at in the mail as it stands now, unsaved edits included. */
export function findingsOf(session: EditorSession): readonly Finding[] {
  const { editor, state } = session;
  const { name, preheader } = state.getState().template;
  const { document } = editor.getState();
  const { html, bytes } = renderMail(session);
  return checkMail({ document, registry: editor.context.registry, html, bytes, name, preheader, now: Date.now() });
}

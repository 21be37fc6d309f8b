import { endpoints } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { NotesDialog } from '../../../shared/notes/NotesDialog.tsx';
import { closeDialog, type EditorSession } from '../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { refreshLists } from '../core/template/refresh-lists.ts';

/** Closes at once; the count at the notes' button follows. */
async function countAndClose(session: EditorSession): Promise<void> {
  closeDialog(session);
  refreshLists();
  const { id } = session.state.getState().template;
  const counted = await call(endpoints.userTemplates.info, { params: { id } }).catch(() => null);
  if (counted === null) return;
  const { noteCount } = counted;
  session.state.setState(({ template }) => ({ template: { ...template, noteCount } }));
}

export function EditorNotesDialog() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  return <NotesDialog opened close={() => void countAndClose(session)} template={template} />;
}

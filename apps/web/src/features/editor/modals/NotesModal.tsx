import { NotesDialog } from '../../../shared/notes/NotesDialog.tsx';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';

export function NotesModal() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  return <NotesDialog opened close={() => closeDialog(session)} template={template} />;
}

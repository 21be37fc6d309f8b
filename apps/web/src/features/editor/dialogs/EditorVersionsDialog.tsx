import { VersionsDialog } from '../../../shared/versions/VersionsDialog.tsx';
import { closeDialog } from '../session/editor-session.ts';
import { restoreVersion } from '../session/template/restore-version.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';

export function EditorVersionsDialog() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const close = () => closeDialog(session);
  const restore = (versionDate: string) => {
    close();
    void restoreVersion(session, versionDate);
  };
  return <VersionsDialog opened close={close} template={template} onRestore={session.readOnly ? undefined : restore} />;
}

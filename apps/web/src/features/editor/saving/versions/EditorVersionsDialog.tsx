import { VersionsDialog } from '../../../../shared/versions/VersionsDialog.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { restoreVersion } from './restore-version.ts';

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

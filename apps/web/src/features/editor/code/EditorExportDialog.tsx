import { useMemo } from 'react';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { closeDialog, isDirty } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save/save-template.ts';
import { mailText, renderMail } from '../session/template/mail-html.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';

/** The mail as a file, unsaved edits included: what the server makes is saved before. */
export function EditorExportDialog() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const mail = useMemo(() => {
    const style = session.editor.getState().document.settings;
    return { html: renderMail(session).html, text: mailText(session), style };
  }, [session]);
  return (
    <ExportDialog
      opened
      close={() => closeDialog(session)}
      template={template}
      mail={mail}
      savesFirst={isDirty(session)}
      prepare={async () => !isDirty(session) || saveTemplate(session, { quiet: true })}
    />
  );
}

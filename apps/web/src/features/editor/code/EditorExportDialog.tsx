import { unsaidFindings } from '@mailwright/checks';
import { findProfile } from '@mailwright/contract';
import { useMemo, useState } from 'react';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { profileWriter } from '../../../shared/profiles/profile-writer.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { closeDialog, isDirty } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save/save-template.ts';
import { mailText, renderMail } from '../session/template/mail-html.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { useCurrentDocument } from './use-current-document.ts';

/** The mail as a file, unsaved edits included, with what its product rules give now: what the server makes is saved before. */
export function EditorExportDialog() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const [profile, setProfile] = useState(useAccount().sendingProfile);
  const document = useCurrentDocument();
  const mail = useMemo(() => {
    if (document === null) return null;
    const writer = profileWriter(profile);
    const { html } = renderMail(session, document, writer);
    return { html, text: mailText(session, document, writer) };
  }, [session, document, profile]);
  const unsaid = useMemo(
    () => (document ? unsaidFindings(document, session.editor.context.registry, findProfile(profile) ?? null) : []),
    [session, document, profile],
  );
  if (mail === null) return null;
  return (
    <ExportDialog
      opened
      close={() => closeDialog(session)}
      template={template}
      mail={mail}
      profile={profile}
      onProfile={setProfile}
      limits={
        unsaid.length > 0 && (
          <FindingList
            findings={unsaid}
            onGo={({ node }) => {
              closeDialog(session);
              if (node) session.editor.select([node.id]);
            }}
          />
        )
      }
      savesFirst={isDirty(session)}
      prepare={async () => !isDirty(session) || saveTemplate(session, { quiet: true })}
    />
  );
}

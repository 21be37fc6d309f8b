import { systemFindings } from '@mailwright/checks';
import { findProfile, isBasicLayout, mailProfile, type ProfileChoice, type ProfileWriter } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { renderText } from '@mailwright/render';
import { useMemo, useState } from 'react';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { profileWriter } from '../../../shared/profiles/profile-writer.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { islandCode } from '../core/island/load-island-code.ts';
import { closeDialog, type EditorSession, isDirty } from '../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { changeInfo } from '../core/template/change-info.ts';
import { renderMail, sentMail } from '../core/template/mail-html.ts';
import { useCurrentDocument } from './use-current-document.ts';

/** The mail as a file, unsaved edits included, with what its product rules give now: what the server makes is saved before. */
export function EditorExportDialog() {
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const { sendingProfile: own } = useAccount();
  const [chosen, setChosen] = useState<ProfileChoice | null>(null);
  const profile = chosen ?? mailProfile(template, own);
  const document = useCurrentDocument();
  const mail = useMemo(() => {
    if (document === null) return null;
    const writer = profileWriter(profile);
    const { html } = renderMail(session, document, writer);
    return { html, text: mailText(session, document, writer) };
  }, [session, document, profile]);
  const isPart = useSessionState(({ module }) => module !== null);
  const told = useMemo(() => {
    const { registry } = session.editor.context;
    const foreign = islandCode()?.islandContent;
    const isLayout = isBasicLayout(template);
    return document
      ? systemFindings({ document, registry, foreign, isPart, isLayout }, findProfile(profile) ?? null)
      : [];
  }, [session, document, profile, isPart, template]);
  const keep = async (kept: ProfileChoice | null) => {
    if (await changeInfo(session, { profile: kept })) setChosen(null);
  };
  if (mail === null) return null;
  return (
    <ExportDialog
      opened
      close={() => closeDialog(session)}
      template={template}
      mail={mail}
      profile={profile}
      onProfile={setChosen}
      {...(!session.readOnly && { onKeep: keep })}
      limits={
        told.length > 0 && (
          <FindingList
            findings={told}
            onGo={({ node }) => {
              closeDialog(session);
              if (node) session.editor.select([node.id]);
            }}
          />
        )
      }
      savesFirst={isDirty(session)}
      prepare={session.saveFirst}
    />
  );
}

/** The plain-text part of the mail. Apart from its HTML: it takes the HTML parser, which most of the editor does without. */
function mailText(session: EditorSession, document: EmailDocument, profile?: ProfileWriter): string {
  return renderText(sentMail(session, document), { ...session.renderOptions, ...(profile && { profile }) });
}

import { mailSubject, type ProfileWriter } from '@mailwright/contract';
import { type EmailDocument, trackedMail } from '@mailwright/document';
import { type RenderedDocument, renderDocument } from '@mailwright/render';
import { islandCode } from '../island/load-island-code.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The mail as it would be sent now, unsaved edits included; or as it would be with another document, or by one sending system. */
export function renderMail(
  session: EditorSession,
  document: EmailDocument = session.editor.getState().document,
  profile?: ProfileWriter,
): RenderedDocument {
  const { state, renderOptions } = session;
  const { template } = state.getState();
  return renderDocument(sentMail(session, document), {
    ...renderOptions,
    ...(profile && { profile }),
    title: mailSubject(template),
    preheader: template.preheader,
  });
}

/** The mail with what is added to the addresses of its links. */
export function sentMail({ editor }: EditorSession, document: EmailDocument): EmailDocument {
  return trackedMail(document, { registry: editor.context.registry, foreign: islandCode()?.islandContent });
}

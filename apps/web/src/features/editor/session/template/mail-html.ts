import { mailSubject } from '@mailwright/contract';
import { type EmailDocument, trackedMail } from '@mailwright/document';
import { type RenderedDocument, renderDocument, renderText } from '@mailwright/render';
import type { EditorSession } from '../editor-session.ts';
import { islandCode } from '../island/load-island-code.ts';

/** The mail as it would be sent now, unsaved edits included; or as it would be with another document. */
export function renderMail(
  session: EditorSession,
  document: EmailDocument = session.editor.getState().document,
): RenderedDocument {
  const { state, renderOptions } = session;
  const { template } = state.getState();
  return renderDocument(sentMail(session, document), {
    ...renderOptions,
    title: mailSubject(template),
    preheader: template.preheader,
  });
}

/** Its plain-text part. */
export function mailText(session: EditorSession): string {
  return renderText(sentMail(session, session.editor.getState().document), session.renderOptions);
}

function sentMail({ editor }: EditorSession, document: EmailDocument): EmailDocument {
  return trackedMail(document, { registry: editor.context.registry, foreign: islandCode()?.islandContent });
}

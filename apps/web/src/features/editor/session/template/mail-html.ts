import { mailSubject } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { type RenderedDocument, renderDocument, renderText } from '@mailwright/render';
import type { EditorSession } from '../editor-session.ts';

/** The mail as it would be sent now, unsaved edits included; or as it would be with another document. */
export function renderMail(
  { editor, state, renderOptions }: EditorSession,
  document: EmailDocument = editor.getState().document,
): RenderedDocument {
  const { template } = state.getState();
  return renderDocument(document, { ...renderOptions, title: mailSubject(template), preheader: template.preheader });
}

/** Its plain-text part. */
export function mailText({ editor, renderOptions }: EditorSession): string {
  return renderText(editor.getState().document, renderOptions);
}

import type { EmailDocument } from '@mailwright/document';
import { type RenderedDocument, renderDocument, renderText } from '@mailwright/render';
import type { EditorSession } from './editor-session.ts';

/** The mail as it would be sent now, unsaved edits included; or as it would be with another document. */
export function renderMail(
  { editor, state, renderOptions }: EditorSession,
  document: EmailDocument = editor.getState().document,
): RenderedDocument {
  const { name, preheader } = state.getState().template;
  return renderDocument(document, { ...renderOptions, title: name, preheader });
}

/** Its plain-text part. */
export function mailText({ editor, renderOptions }: EditorSession): string {
  return renderText(editor.getState().document, renderOptions);
}

import { renderDocument } from '@mailwright/render';
import type { EditorSession } from './editor-session.ts';

/** The mail as it would be sent now, unsaved edits included. */
export function mailHtml({ editor, state, renderOptions }: EditorSession): string {
  const { name, preheader } = state.getState().template;
  return renderDocument(editor.getState().document, { ...renderOptions, title: name, preheader }).html;
}

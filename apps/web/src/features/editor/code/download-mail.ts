import { fileName, saveFile } from '../../../shared/export/save-file.ts';
import { profileWriter } from '../../../shared/profiles/profile-writer.ts';
import { currentDocument } from '../core/session/current-document.ts';
import type { EditorSession } from '../core/session/editor-session.ts';
import { renderMail } from '../core/template/mail-html.ts';
import { sendingSystem } from '../core/template/sending-system.ts';

/** Saves the mail as an HTML file named after the template, written for its sending system, with what its product rules give now. */
export async function downloadMail(session: EditorSession): Promise<void> {
  const profile = profileWriter(sendingSystem(session));
  const { html } = renderMail(session, await currentDocument(session), profile);
  const blob = new Blob([html], { type: 'text/html;charset=utf-8' });
  saveFile(blob, `${fileName(session.state.getState().template.name)}.html`);
}

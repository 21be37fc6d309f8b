import { fileName, saveFile } from '../../../../shared/export/save-file.ts';
import { profileWriter } from '../../../../shared/profiles/profile-writer.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../editor-session.ts';
import { currentDocument } from '../products/current-document.ts';
import { renderMail } from './mail-html.ts';

/** Saves the mail as an HTML file named after the template, written for the person's sending system, with what its product rules give now. */
export async function downloadMail(session: EditorSession): Promise<void> {
  const profile = profileWriter(currentSession()?.account.sendingProfile ?? 'custom');
  const { html } = renderMail(session, await currentDocument(session), profile);
  const blob = new Blob([html], { type: 'text/html;charset=utf-8' });
  saveFile(blob, `${fileName(session.state.getState().template.name)}.html`);
}

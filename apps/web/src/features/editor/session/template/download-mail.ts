import { fileName, saveFile } from '../../../../shared/export/save-file.ts';
import { profileWriter } from '../../../../shared/profiles/profile-writer.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../editor-session.ts';
import { renderMail } from './mail-html.ts';

/** Saves the mail as an HTML file named after the template, written for the person's sending system. */
export function downloadMail(session: EditorSession): void {
  const profile = profileWriter(currentSession()?.account.sendingProfile ?? 'custom');
  const { html } = renderMail(session, undefined, profile);
  const blob = new Blob([html], { type: 'text/html;charset=utf-8' });
  saveFile(blob, `${fileName(session.state.getState().template.name)}.html`);
}

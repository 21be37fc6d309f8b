import { fileName, saveFile } from '../../../../shared/export/save-file.ts';
import type { EditorSession } from '../editor-session.ts';
import { renderMail } from './mail-html.ts';

/** Saves the mail as an HTML file named after the template. */
export function downloadMail(session: EditorSession): void {
  const blob = new Blob([renderMail(session).html], { type: 'text/html;charset=utf-8' });
  saveFile(blob, `${fileName(session.state.getState().template.name)}.html`);
}

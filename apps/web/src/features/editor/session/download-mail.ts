import type { EditorSession } from './editor-session.ts';
import { mailHtml } from './mail-html.ts';

/** Saves the mail as an HTML file named after the template. */
export function downloadMail(session: EditorSession): void {
  const address = URL.createObjectURL(new Blob([mailHtml(session)], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(session.state.getState().template.name)}.html`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every file system takes. */
export function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '-').trim();
  return safe === '' ? 'mail' : safe.slice(0, 120).trimEnd();
}

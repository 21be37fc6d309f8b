import type { EditorSession } from './editor-session.ts';
import { mailText, renderMail } from './mail-html.ts';

/** Saves the mail as an HTML file named after the template. */
export function downloadMail(session: EditorSession): void {
  download(session, renderMail(session).html, 'html');
}

/** Saves its plain-text part. */
export function downloadMailText(session: EditorSession): void {
  download(session, mailText(session), 'txt');
}

const TYPES = { html: 'text/html;charset=utf-8', txt: 'text/plain;charset=utf-8' } as const;

function download({ state }: EditorSession, content: string, ending: keyof typeof TYPES): void {
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[ending] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(state.getState().template.name)}.${ending}`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every file system takes. */
export function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '-').trim();
  return safe === '' ? 'mail' : safe.slice(0, 120).trimEnd();
}

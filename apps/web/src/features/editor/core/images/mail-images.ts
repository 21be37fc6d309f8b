import { contentOf, type EmailDocument } from '@mailwright/document';
import { islandCode } from '../island/load-island-code.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Addresses of all images of a mail, each once; those in foreign HTML once what reads it is there. */
export function imagesOfMail({ editor }: EditorSession, document: EmailDocument): ReadonlySet<string> {
  const { registry } = editor.context;
  const entries = contentOf(document, { registry, foreign: islandCode()?.islandContent });
  return new Set(entries.flatMap(({ kind, value }) => (kind === 'image' && value.trim() !== '' ? [value] : [])));
}

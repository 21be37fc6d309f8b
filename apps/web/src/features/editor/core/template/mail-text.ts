import type { ProfileWriter } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { renderText } from '@mailwright/render';
import type { EditorSession } from '../session/editor-session.ts';
import { sentMail } from './mail-html.ts';

/** The plain-text part of the mail. Apart from its HTML: it takes the HTML parser, which most of the editor does without. */
export function mailText(session: EditorSession, document: EmailDocument, profile?: ProfileWriter): string {
  return renderText(sentMail(session, document), { ...session.renderOptions, ...(profile && { profile }) });
}

import { type Asset, mailSubject } from '@mailwright/contract';
import { type EmailDocument, type ImageSwap, isNothingGone, lostBySwap, replaceImage } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import type { EditorSession } from '../../../core/session/editor-session.ts';
import { notifyRefusal } from '../../../core/session/refusal.ts';

/** Returns the replacement that the server makes in saved templates, here for the open one, including its unsaved work. */
function swapOf(image: Asset, by: Asset): ImageSwap {
  const texts = Object.entries(image.alt).flatMap(([language, text]) => {
    const next = by.alt[language];
    return text !== '' && next !== undefined ? [[text, next] as const] : [];
  });
  return { from: image.url, to: by.url, width: by.width, alts: new Map(texts) };
}

/** Returns whether the open mail shows the image in its current state, saved or not. */
export function showsImage(session: EditorSession, image: Asset): boolean {
  return changedDocument(session, swapOf(image, { ...image, url: `${image.url}-` })) !== null;
}

/** The open mail before and after. */
export function previewOpen(session: EditorSession, image: Asset, by: Asset) {
  const { document } = session.editor.getState();
  const html = (mail: EmailDocument) => {
    const { template } = session.state.getState();
    const { preheader } = template;
    return renderDocument(mail, { ...session.renderOptions, title: mailSubject(template), preheader }).html;
  };
  return { before: html(document), after: html(changedDocument(session, swapOf(image, by)) ?? document) };
}

/** One step of the history; false when the document does not take it. */
export function replaceInOpen(session: EditorSession, image: Asset, by: Asset): boolean {
  const document = changedDocument(session, swapOf(image, by));
  if (document === null) return true;
  const { document: before } = session.editor.getState();
  const options = { registry: session.editor.context.registry, foreign: islandContent };
  if (!isNothingGone(lostBySwap(before, document, options, { from: image.url }))) {
    return notifyRefusal({ ok: false, reason: 'CONTENT_WOULD_BE_LOST' });
  }
  return notifyRefusal(session.editor.run({ type: 'replaceDocument', document, action: 'replaceImage' }));
}

function changedDocument({ editor }: EditorSession, swap: ImageSwap): EmailDocument | null {
  const { document } = editor.getState();
  const changed = replaceImage(document, { registry: editor.context.registry, foreign: islandContent }, swap);
  return changed === document ? null : changed;
}

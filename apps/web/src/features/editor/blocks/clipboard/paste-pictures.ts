import { findNode } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { createPendingImages, type NewPicture } from '../../core/images/create-pending-images.ts';
import { imageSeed, showsPicture } from '../../core/images/image-nodes.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

/** Brings pictures to the place after the selection; one alone fills a selected block that waits for an image. */
export function pastePictures(session: EditorSession, pictures: readonly NewPicture[]): void {
  const { editor } = session;
  const { registry } = editor.context;
  const { document, selection } = editor.getState();
  void i18n.loadNamespaces('uploads');
  const [id = ''] = selection;
  const node = selection.length === 1 ? findNode(document, id) : undefined;
  const [first] = pictures;
  if (first && pictures.length === 1 && node?.props.src === '' && showsPicture(registry, node)) {
    createPendingImages(session).replace(first, node.id);
    return;
  }
  const place = placeAfterSelection(
    editor,
    pictures.map(() => imageSeed(registry)),
  );
  if (notifyRefusal(place) && place.ok) createPendingImages(session).insert(pictures, place.target);
}

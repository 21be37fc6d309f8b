import type { EmailDocument, NodeId } from '@mailwright/document';
import type { UploadItem } from '../uploads/upload-queue.ts';

/** An image on its way to a place of the mail. */
export interface PendingImage extends Pick<UploadItem, 'id' | 'name' | 'part'> {
  /** `arrived` waits for those that came with it. */
  readonly step: UploadItem['step'] | 'arrived';
  /** Node at the place on the canvas: a placeholder, or the image that is replaced. */
  readonly nodeId: NodeId;
}

/** Images on their way to places of the mail. They are no part of it before they are there. */
export interface PendingImages {
  readonly images: readonly PendingImage[];
  /** The mail with placeholders at the places of new images. */
  readonly shownIn: (document: EmailDocument) => EmailDocument;
  readonly cancel: (id: string) => void;
}

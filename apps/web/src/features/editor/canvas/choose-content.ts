import type { DocumentNode } from '@mailwright/document';
import { chooseImage } from '../core/images/choose-image.ts';
import { chooseProduct } from '../core/products/choose-product.ts';
import type { EditorSession } from '../core/session/editor-session.ts';

/** Opens what a block shows something of: products, or images; false for a block without either. */
export function chooseContent(session: EditorSession, node: DocumentNode): boolean {
  return chooseProduct(session, node) || chooseImage(session, node);
}

import type { DocumentNode } from '@mailwright/document';
import { chooseImage } from '../images/choose-image.ts';
import { chooseProduct } from '../products/choose-product.ts';
import type { EditorSession } from './editor-session.ts';

/** Opens what a block shows something of: products, or images; false for a block without either. */
export function chooseContent(session: EditorSession, node: DocumentNode): boolean {
  return chooseProduct(session, node) || chooseImage(session, node);
}

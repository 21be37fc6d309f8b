import { findNode } from '@mailwright/document';
import { IconShoppingBag } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { chooseProduct } from '../../core/products/choose-product.ts';
import { canChooseProduct } from '../../core/products/product-node.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** Chooses the product that the selected block shows. */
export const chooseProductAction: EditorAction = {
  id: 'choose-product',
  label: 'action.chooseProduct',
  icon: IconShoppingBag,
  inCompact: true,
  visible: (session) => selectedProduct(session) !== undefined,
  run: (session) => {
    const node = selectedProduct(session);
    if (node) chooseProduct(session, node);
  },
};

/** The one selected block, if its product may be chosen. */
function selectedProduct({ editor }: EditorSession) {
  const { document, selection } = editor.getState();
  const [id] = selection;
  const node = id === undefined || selection.length > 1 ? undefined : findNode(document, id);
  return node && canChooseProduct(editor, node) ? node : undefined;
}

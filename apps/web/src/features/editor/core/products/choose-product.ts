import { type DocumentNode, findNode, type NodeId } from '@mailwright/document';
import { type EditorSession, openDialog } from '../session/editor-session.ts';
import { canChooseProduct } from './product-node.ts';

/** Opens the product dialog for a block that shows a product; false for any other. */
export function chooseProduct(session: EditorSession, node: Pick<DocumentNode, 'id' | 'type'>): boolean {
  if (!canChooseProduct(session.editor, node)) return false;
  openDialog(session, { kind: 'products', target: { nodeId: node.id } });
  return true;
}

/** Opens the product dialog for a block that was just inserted. */
export function chooseForInserted(session: EditorSession, ids: readonly NodeId[]): void {
  const [id, ...more] = ids;
  const { document } = session.editor.getState();
  const node = id === undefined || more.length > 0 ? undefined : findNode(document, id);
  if (!node || !canChooseProduct(session.editor, node)) return;
  openDialog(session, { kind: 'products', target: { nodeId: node.id, inserted: document } });
}

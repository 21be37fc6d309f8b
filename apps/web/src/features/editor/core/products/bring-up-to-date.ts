import { bringUpToDate, type ProductChange, productChanges } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import type { Command, DocumentNode, EmailDocument, NodeId } from '@mailwright/document';
import type { EditorSession } from '../session/editor-session.ts';
import { runTogether } from '../session/run-together.ts';
import { type KnownProducts, keyOf } from './known-products.ts';
import { canChooseProduct, productNodes } from './product-node.ts';

/** A block whose product is not as it was when it was taken from its store. */
export interface ChangedProduct {
  readonly node: DocumentNode;
  /** As the store has it now; null: no more. */
  readonly product: Product | null;
  readonly changes: readonly ProductChange[];
}

/** The blocks of a mail whose products have changed, as far as is known; of those, the one that is named. */
export function changedProducts(
  document: EmailDocument,
  known: KnownProducts,
  nodeId?: NodeId,
): readonly ChangedProduct[] {
  return productNodes(document).flatMap((node) => {
    const { storeUuid, productId } = node.props;
    if ((nodeId !== undefined && node.id !== nodeId) || typeof storeUuid !== 'string' || typeof productId !== 'string')
      return [];
    const product = known.get(keyOf({ storeUuid, productId }));
    // What nobody was told of is as it is.
    if (product === undefined) return [];
    const changes = productChanges(node.props, product, document.settings.lang);
    return changes.length > 0 ? [{ node, product, changes }] : [];
  });
}

/** Names, as the mail shows them, of products that are sold out; those whose changes are told say so themselves. */
export function soldOutProducts(document: EmailDocument, known: KnownProducts): readonly string[] {
  const told = new Set(changedProducts(document, known).map(({ node }) => node.id));
  const names = productNodes(document).flatMap(({ id, props: { storeUuid, productId, title } }) => {
    if (told.has(id) || typeof storeUuid !== 'string' || typeof productId !== 'string') return [];
    const product = known.get(keyOf({ storeUuid, productId }));
    return product?.availability === 'outOfStock' ? [String(title || product.productName)] : [];
  });
  return [...new Set(names)];
}

/** Returns whether the mail can take over what has changed; a deleted product stays as it is. */
export function canTake({ editor }: EditorSession, { node, product }: ChangedProduct): boolean {
  return product !== null && !product.isDeleted && canChooseProduct(editor, node);
}

/** Changes to a block's product that are taken over. */
export interface TakenChanges {
  readonly changed: ChangedProduct;
  readonly chosen: readonly ProductChange[];
}

/** Brings products up to date as one step of the history; what was not chosen is not asked about again. */
export function applyChanges(session: EditorSession, taken: readonly TakenChanges[]): boolean {
  const { editor } = session;
  const { lang } = editor.getState().document.settings;
  const commands = taken.flatMap(({ changed: { node, product }, chosen }): Command[] => {
    if (product === null) return [];
    const props = bringUpToDate(product, chosen, lang);
    return [{ type: 'updateProps', id: node.id, props, action: 'update-products' }];
  });
  return runTogether(editor, commands);
}

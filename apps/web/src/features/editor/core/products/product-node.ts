import {
  countType,
  type DocumentNode,
  type Editor,
  type EmailDocument,
  instanceAt,
  planAnswer,
  walk,
} from '@mailwright/document';

export const PRODUCT_TYPE = 'product';
export const PRODUCT_LIST_TYPE = 'product-list';

/** Returns whether the product that a block shows may be chosen here; in a linked module it is chosen in the module. */
export function canChooseProduct(
  { context, getState }: Editor,
  { id, type }: Pick<DocumentNode, 'id' | 'type'>,
): boolean {
  const block = type === PRODUCT_TYPE ? context.registry.get(type) : undefined;
  if (block === undefined || context.readOnly || !planAnswer(block, context).ok) return false;
  return instanceAt(getState().document, id) === undefined;
}

/** The blocks of a mail that show one product each, in its order. */
export function productNodes(document: EmailDocument): readonly DocumentNode[] {
  return nodesOfType(document, PRODUCT_TYPE);
}

/** The blocks of a mail that show what a rule gives. */
export function productListNodes(document: EmailDocument): readonly DocumentNode[] {
  return nodesOfType(document, PRODUCT_LIST_TYPE);
}

/** Returns whether a mail has products of stores, or blocks for them. */
export function showsProducts(document: EmailDocument): boolean {
  return countType(document, PRODUCT_TYPE) > 0 || countType(document, PRODUCT_LIST_TYPE) > 0;
}

function nodesOfType(document: EmailDocument, type: string): readonly DocumentNode[] {
  const found: DocumentNode[] = [];
  walk(document, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

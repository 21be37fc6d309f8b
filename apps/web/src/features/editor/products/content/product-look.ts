import { type Command, type DocumentNode, type EmailDocument, findNode, type JsonObject } from '@mailwright/document';
import { productListNodes, productNodes } from '../../core/products/product-node.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { runTogether } from '../../core/session/run-together.ts';

/** Props that say how a product looks, whichever it is. */
const LOOK: readonly string[] = [
  'layout',
  'showImage',
  'showTitle',
  'showPrice',
  'showDescription',
  'buttonLabel',
  'buttonColor',
  'buttonTextColor',
  'buttonRadius',
];

/** Returns the props that decide how a block shows its products, apart from its style. */
export function lookProps({ props }: Pick<DocumentNode, 'props'>): JsonObject {
  return Object.fromEntries(LOOK.flatMap((prop) => (props[prop] === undefined ? [] : [[prop, props[prop]]])));
}

/** The block whose look new products of the mail take: the first one beside itself. */
export function lookSource(document: EmailDocument, beside: string): DocumentNode | undefined {
  return productNodes(document).find(({ id, props }) => id !== beside && props.productId !== '');
}

/** The blocks that "Use this look for all products" is about. */
export function sameLookNodes(document: EmailDocument): readonly DocumentNode[] {
  return [...productNodes(document), ...productListNodes(document)];
}

/** Gives all products of the mail the look of one of them, as one step of the history. */
export function giveLookToAll(session: EditorSession, id: string): boolean {
  const { document } = session.editor.getState();
  const source = findNode(document, id);
  if (!source) return notifyRefusal({ ok: false, reason: 'NOT_FOUND' });
  const others = sameLookNodes(document).filter((node) => node.id !== id);
  const look = lookProps(source);
  const commands = others.map(
    (node): Command => ({ type: 'updateProps', id: node.id, props: look, action: 'product-look' }),
  );
  const ids = others.map((node) => node.id);
  return runTogether(session.editor, [...commands, { type: 'pasteStyle', ids, source }]);
}

import type { DocumentNode, NodeId } from '@mailwright/document';
import type { Place, RenderedNode, Renderer } from '@mailwright/render';

export type Rules = RenderedNode['rules'];

/** Element of a node on the canvas, and what it was made from. */
export interface RenderedEntry {
  readonly node: DocumentNode;
  readonly place: Place;
  /** The node's own markup: the whole of a block, the shell of a container; null: nobody has it now. */
  readonly html: string | null;
  readonly rules: Rules;
  readonly renderer: Renderer;
  readonly element: Element;
}

/** An entry that no element stands for yet. */
export type RenderedNodeParts = Omit<RenderedEntry, 'element' | 'renderer'>;

export const NODE_MARK = 'data-mw-id';

/** A container's own markup, its children being stubs; a block's whole markup. */
export function ownMarkup(node: DocumentNode, place: Place, renderer: Renderer): RenderedNode {
  if (!node.children) return renderer.render(node, place);
  return renderer.renderShell(
    node,
    place,
    node.children.map(({ id }) => stub(id)),
  );
}

/** Root nodes as stubs: the body's own markup. */
export function stubs(nodes: readonly DocumentNode[]): string {
  return nodes.map(({ id }) => stub(id)).join('\n');
}

function stub(id: NodeId): string {
  return `<div ${NODE_MARK}="${id.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></div>`;
}

/** Nodes with everything in them. `made` gets each node in the order in which the mail collects its rules. */
export function wholeMarkup(
  node: DocumentNode,
  place: Place,
  renderer: Renderer,
  made: (entry: RenderedNodeParts) => void,
): string {
  if (!node.children) {
    const { html, rules } = renderer.render(node, place);
    made({ node, place, html, rules });
    return html;
  }
  const places = renderer.childPlaces(node, place);
  const children = node.children.map((child, index) => wholeMarkup(child, places[index] ?? place, renderer, made));
  const { html, rules } = renderer.renderShell(node, place, children);
  made({ node, place, html: null, rules });
  return html;
}

/** Elements under `root` (and itself) by the id of their node. */
export function markedElements(root: Element): Map<NodeId, Element> {
  const marked = new Map<NodeId, Element>();
  for (const element of root.querySelectorAll(`[${NODE_MARK}]`))
    marked.set(element.getAttribute(NODE_MARK) ?? '', element);
  const own = root.getAttribute(NODE_MARK);
  if (own !== null) marked.set(own, root);
  return marked;
}

import { type DocumentNode, type EmailDocument, instanceAt, locate, type NodeId } from '@mailwright/document';

/**
 * Returns the node that a press on a node selects. In a linked module that is first the module, and in a selected module
 * the nearest element that this mail may change.
 */
export function linkedTarget(document: EmailDocument, selection: readonly NodeId[], node: DocumentNode): DocumentNode {
  const found = instanceAt(document, node.id);
  if (!found || found.top.id === node.id) return node;
  const { instance, top } = found;
  const isEntered = selection.some((id) => instanceAt(document, id)?.instance.id === instance.id);
  return (isEntered && openAround(document, node.id, top)) || top;
}

/** The same for many at once, each node once. */
export function linkedTargets(document: EmailDocument, ids: readonly NodeId[]): readonly NodeId[] {
  return [...new Set(ids.map((id) => instanceAt(document, id)?.top.id ?? id))];
}

/** The elements of a linked module that mails may change, in their order. */
export function openNodesIn(top: DocumentNode): readonly DocumentNode[] {
  const below = (top.children ?? []).flatMap(openNodesIn);
  return isOpen(top) ? [top, ...below] : below;
}

function isOpen({ open }: DocumentNode): boolean {
  return open !== undefined && open.length > 0;
}

/** The nearest open element from a node upwards, below the module's topmost node. */
function openAround(document: EmailDocument, id: NodeId, top: DocumentNode): DocumentNode | undefined {
  const place = locate(document, id);
  const path = place ? [...place.ancestors, place.node] : [];
  return path.slice(path.indexOf(top) + 1).findLast(isOpen);
}

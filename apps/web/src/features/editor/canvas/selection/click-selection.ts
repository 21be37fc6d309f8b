import { type DocumentNode, type EmailDocument, locate, type NodeId } from '@mailwright/document';

export interface ClickKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The selection after a click on a node: the node alone; with ctrl or cmd added or taken away; with shift everything
 * between it and the last selected sibling.
 */
export function clickSelection(
  document: EmailDocument,
  selection: readonly NodeId[],
  node: DocumentNode | undefined,
  keys: ClickKeys,
): readonly NodeId[] {
  const several = keys.shiftKey || keys.ctrlKey || keys.metaKey;
  if (!node) return several ? selection : [];
  if (!several) return [node.id];
  if (keys.shiftKey) return siblingRange(document, selection, node.id);
  return selection.includes(node.id) ? selection.filter((id) => id !== node.id) : [...selection, node.id];
}

function siblingRange(document: EmailDocument, selection: readonly NodeId[], id: NodeId): readonly NodeId[] {
  const last = selection.at(-1);
  const from = last === undefined ? undefined : locate(document, last);
  const to = locate(document, id);
  if (!from || !to || from.parent !== to.parent) return [...new Set([...selection, id])];
  const siblings = from.parent ? (from.parent.children ?? []) : document.nodes;
  const range = siblings.slice(Math.min(from.index, to.index), Math.max(from.index, to.index) + 1);
  return [...new Set([...selection, ...range.map((node) => node.id)])];
}

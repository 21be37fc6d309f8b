import { type EditorState, findNode, ISLAND_TYPE, instanceAt, type NodeId } from '@mailwright/document';

/** The foreign HTML that blocks could be made of: the whole mail when it is code, else the selected block of code. */
export function islandToConvert({ document, selection }: EditorState): NodeId | null {
  const [root, ...others] = document.nodes;
  if (root?.type === ISLAND_TYPE && others.length === 0) return hasSource(root.props.source) ? root.id : null;
  const [selected, ...more] = selection;
  if (selected === undefined || more.length > 0) return null;
  const node = findNode(document, selected);
  const isOwn = node?.type === ISLAND_TYPE && !instanceAt(document, selected);
  return isOwn && hasSource(node.props.source) ? node.id : null;
}

function hasSource(source: unknown): boolean {
  return typeof source === 'string' && source.trim() !== '';
}

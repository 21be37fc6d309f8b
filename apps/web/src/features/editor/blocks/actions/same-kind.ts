import { type DocumentNode, type EmailDocument, type NodeId, walk } from '@mailwright/document';

/** All nodes of the kind of one of them: of its type, and headings of its level. */
export function sameKind(document: EmailDocument, node: DocumentNode): readonly NodeId[] {
  const ids: NodeId[] = [];
  walk(document, (other) => {
    if (other.type === node.type && other.props.level === node.props.level) ids.push(other.id);
  });
  return ids;
}

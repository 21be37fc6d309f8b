import type { JsonObject } from '../json.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { replaceNode } from '../tree/replace.ts';

/** Lays a patch over a node's props. A patch that changes nothing gives the same document. */
export function updateProps(
  document: EmailDocument,
  input: { readonly id: NodeId; readonly patch: JsonObject },
): EmailDocument {
  const { id, patch } = input;
  return replaceNode(document, id, (node) => {
    const changed = Object.keys(patch).some(
      (key) => !Object.hasOwn(node.props, key) || !sameJson(node.props[key], patch[key]),
    );
    return changed ? { ...node, props: { ...node.props, ...patch } } : node;
  });
}

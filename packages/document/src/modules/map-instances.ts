import type { DocumentNode, EmailDocument, ModuleInstance, NodeId } from '../node.ts';
import { instanceAt, topmostIn } from './instances.ts';
import { sameList, withoutMarks } from './marks.ts';

/** A mail with other nodes in the place of topmost nodes of linked modules. What stays is the same object. */
export function mapInstances(
  document: EmailDocument,
  change: (top: DocumentNode, instance: ModuleInstance) => readonly DocumentNode[],
): EmailDocument {
  const mapNode = (node: DocumentNode): readonly DocumentNode[] => {
    if (node.instance) return change(node, node.instance);
    if (!node.children || topmostIn(node).length === 0) return [node];
    const children = sameList(node.children, node.children.flatMap(mapNode));
    return [children === node.children ? node : { ...node, children }];
  };
  const nodes = sameList(document.nodes, document.nodes.flatMap(mapNode));
  return nodes === document.nodes ? document : { ...document, nodes };
}

/** Makes copies of the linked modules that these nodes belong to; they look the same. */
export function detachInstances(document: EmailDocument, ids: readonly NodeId[]): EmailDocument {
  const instances = new Set(ids.map((id) => instanceAt(document, id)?.instance.id));
  return mapInstances(document, (top, { id }) => [instances.has(id) ? withoutMarks(top) : top]);
}

/** Makes copies of all that is linked to modules which are gone; `isGone` is asked by the module's id. */
export function detachGone(document: EmailDocument, isGone: (moduleId: string) => boolean): EmailDocument {
  return mapInstances(document, (top, { moduleId }) => [isGone(moduleId) ? withoutMarks(top) : top]);
}

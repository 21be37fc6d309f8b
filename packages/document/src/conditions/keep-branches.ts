import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { locate } from '../tree/locate.ts';
import { replaceNode } from '../tree/replace.ts';
import { isOtherwise, ownerOf, withCondition } from './branches.ts';

/**
 * A document after an edit in which nothing is shown otherwise than it was meant to be: what was shown where one condition
 * does not hold never comes to belong to another one, nor to none. It is shown to everybody then. Within linked modules
 * their authors say it.
 *
 * @param copies by the ids of copies those of what they were made from
 * @param isJudged whether a node is looked at
 */
export function keepBranches(
  before: EmailDocument,
  after: EmailDocument,
  copies: ReadonlyMap<NodeId, NodeId> = new Map(),
  isJudged: (node: DocumentNode) => boolean = isOfMail,
): EmailDocument {
  const stranded: NodeId[] = [];
  const sourceOf = ({ id }: DocumentNode) => copies.get(id) ?? id;

  function belongs(node: DocumentNode, siblings: readonly DocumentNode[]): boolean {
    const owner = ownerOf(siblings, node);
    if (owner === undefined) return false;
    const was = locate(before, sourceOf(node));
    if (!was || !isOtherwise(was.node)) return true;
    const earlier = ownerOf(was.parent?.children ?? [], was.node)?.id;
    return owner.id === earlier || (copies.has(node.id) && sourceOf(owner) === earlier);
  }

  function visit(nodes: readonly DocumentNode[]): void {
    const kept: DocumentNode[] = [];
    for (const node of nodes) {
      if (isOtherwise(node) && isJudged(node) && !belongs(node, [...kept, node])) {
        stranded.push(node.id);
        kept.push(withCondition(node, null));
      } else kept.push(node);
      if (node.children && locate(before, node.id)?.node !== node) visit(node.children);
    }
  }

  if (after !== before) visit(after.nodes);
  return stranded.reduce((next, id) => replaceNode(next, id, (node) => withCondition(node, null)), after);
}

function isOfMail({ origin, instance }: DocumentNode): boolean {
  return origin === undefined || instance !== undefined;
}

import type { RefusalReason } from '../editor/edit-context.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { locate } from '../tree/locate.ts';
import { replaceNode } from '../tree/replace.ts';
import { isElse, ownerOf, withCondition } from './branches.ts';

export interface BranchOptions {
  /** By the ids of copies those of what they were made from. */
  readonly copies?: ReadonlyMap<NodeId, NodeId>;
  /** Tells which nodes are looked at; those that linked modules brought are their authors' to say. */
  readonly isJudged?: (node: DocumentNode) => boolean;
  /** Nodes that come into the document by themselves, not within another one. */
  readonly arriving?: readonly NodeId[];
}

type Branch =
  /** It belongs to the condition it belonged to, or is new right after one. */
  | 'kept'
  /** Everybody was shown it before, and is to be shown it still. */
  | 'orphan'
  /** It would be shown to everybody, or by another condition than before. */
  | 'parted'
  /** It is new, and stands after no condition. */
  | 'alone';

/**
 * Refuses an edit that would part what is shown otherwise from its condition: readers for whom it was not meant would be
 * shown it. Null where the edit keeps them together.
 */
export function branchRefusal(
  before: EmailDocument,
  after: EmailDocument,
  options: BranchOptions = {},
): Extract<RefusalReason, 'OTHERWISE_PARTED' | 'OTHERWISE_ALONE'> | null {
  const branches = branchesOf(before, after, options).map(({ branch }) => branch);
  if (branches.includes('parted')) return 'OTHERWISE_PARTED';
  return branches.includes('alone') ? 'OTHERWISE_ALONE' : null;
}

/**
 * A document after an edit in which what stood after no condition never comes to belong to one: it is shown to everybody
 * as before.
 */
export function preserveElse(before: EmailDocument, after: EmailDocument, options: BranchOptions = {}): EmailDocument {
  return branchesOf(before, after, options)
    .filter(({ branch }) => branch === 'orphan')
    .reduce((next, { id }) => replaceNode(next, id, (node) => withCondition(node, null)), after);
}

/** Looks at what is shown otherwise wherever siblings changed. */
function branchesOf(
  before: EmailDocument,
  after: EmailDocument,
  { copies = new Map(), isJudged = isOfMail, arriving = [] }: BranchOptions,
): readonly { readonly id: NodeId; readonly branch: Branch }[] {
  const found: { readonly id: NodeId; readonly branch: Branch }[] = [];
  const sourceOf = ({ id }: DocumentNode) => copies.get(id) ?? id;

  function branchOf(node: DocumentNode, siblings: readonly DocumentNode[]): Branch {
    const owner = ownerOf(siblings, node);
    const was = locate(before, sourceOf(node));
    if (!was || !isElse(was.node)) {
      if (owner !== undefined) return 'kept';
      if (was) return 'parted';
      return arriving.includes(node.id) ? 'alone' : 'orphan';
    }
    const earlier = ownerOf(was.parent?.children ?? before.nodes, was.node)?.id;
    if (earlier === undefined) return 'orphan';
    const isSame = owner?.id === earlier || (owner && copies.has(node.id) && sourceOf(owner) === earlier);
    return isSame ? 'kept' : 'parted';
  }

  function visit(nodes: readonly DocumentNode[]): void {
    for (const node of nodes) {
      if (isElse(node) && isJudged(node)) found.push({ id: node.id, branch: branchOf(node, nodes) });
      if (node.children && locate(before, node.id)?.node !== node) visit(node.children);
    }
  }

  if (after !== before) visit(after.nodes);
  return found;
}

function isOfMail({ origin, instance }: DocumentNode): boolean {
  return origin === undefined || instance !== undefined;
}

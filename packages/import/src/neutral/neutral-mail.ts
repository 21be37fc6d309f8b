import { blockRegistry } from '@mailwright/blocks';
import { itemName, PROFILES, type RepeatItem, recognizeProfile, type SendingProfile } from '@mailwright/contract';
import {
  contentOf,
  type DocumentNode,
  type EmailDocument,
  findNode,
  ISLAND_TYPE,
  locate,
  type NodeId,
} from '@mailwright/document';
import { type NeutralBranches, neutralBranches } from './branches/neutral-branches.ts';
import { withNeutralTags } from './neutral-tags.ts';

/** A mail whose tags of one sending system are neutral fields, where they can be; and that system, if there was one. */
export interface NeutralMail extends Pick<NeutralBranches, 'read' | 'left'> {
  readonly document: EmailDocument;
  readonly profile: SendingProfile | undefined;
}

/**
 * Reads the tags in the texts and addresses of blocks, and those of conditions and repeats that stand around whole
 * sections, columns or blocks. Foreign HTML keeps its bytes, but for the names of items in repeats around it. A mail in which no system is recognized is the same object.
 *
 * @param within the only nodes that are read, with all in them; the whole mail unless they are given
 * @param known the system, where it is known
 */
export function neutralMail(
  document: EmailDocument,
  within: readonly NodeId[] = [],
  known?: SendingProfile,
): NeutralMail {
  const options = { registry: blockRegistry };
  const nodes = within.length === 0 ? document.nodes : within.flatMap((id) => findNode(document, id) ?? []);
  const part = { ...document, nodes };
  const texts = contentOf(part, options).map(({ value }) => value);
  const profile = known ?? recognizeProfile([...texts, ...sourcesIn(nodes)], PROFILES);
  if (!profile) return { document, profile, read: [], left: [] };
  const branches = neutralBranches(nodes, profile, undefined, repeatsAround(document, within[0]));
  const neutral = withNeutralTags(branches.nodes, profile, (id) => branches.within.get(id) ?? []) ?? branches.nodes;
  const made = within.length === 0 ? neutral : replaced(document.nodes, new Set(within), neutral);
  return { document: { ...document, nodes: made }, profile, read: branches.read, left: branches.left };
}

/** The repeats that a node stands in, and its own, whose items the writer has named. */
function repeatsAround(document: EmailDocument, id: NodeId | undefined): readonly RepeatItem[] {
  const found = id === undefined ? null : locate(document, id);
  const nodes = found ? [...found.ancestors, found.node] : [];
  return nodes
    .flatMap(({ repeat }) => (repeat ? [repeat.list] : []))
    .map((list, index) => ({ list, name: itemName(index) }));
}

/** Code in which a system may show itself; none of it is changed. */
function sourcesIn(nodes: readonly DocumentNode[]): readonly string[] {
  return nodes.flatMap(({ type, props, children = [] }) =>
    type === ISLAND_TYPE && typeof props.source === 'string' ? [props.source] : sourcesIn(children),
  );
}

/** Returns the nodes with the new ones in place of the first node that they were made of; these nodes are siblings. */
function replaced(
  nodes: readonly DocumentNode[],
  ids: ReadonlySet<NodeId>,
  made: readonly DocumentNode[],
): readonly DocumentNode[] {
  const first = nodes.find(({ id }) => ids.has(id));
  return nodes.flatMap((node) => {
    if (node === first) return made;
    if (ids.has(node.id)) return [];
    return node.children ? [{ ...node, children: replaced(node.children, ids, made) }] : [node];
  });
}

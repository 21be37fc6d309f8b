import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { isPlainWrapping } from '../operations/wrap-nodes.ts';
import { locateTopmost } from '../tree/locations.ts';
import { childrenOf } from '../tree/walk.ts';

/** Sections that would be left without a column when these nodes go: nothing could be dropped into them again. */
export function emptiedSections(
  document: EmailDocument,
  registry: BlockRegistry,
  ids: readonly NodeId[],
): readonly NodeId[] {
  const { locations, areGoing } = departure(document, ids);
  const parents = new Set(locations.map(({ parent }) => parent).filter((parent) => parent !== null));
  return [...parents]
    .filter((parent) => definitionOf(parent.type, registry)?.kind === 'section')
    .filter((parent) => areGoing(childrenOf(parent)))
    .map(({ id }) => id);
}

/**
 * Plain sections that held nothing but these nodes: they were made to hold them, and a walk over all places of the
 * mail would leave an empty one at each.
 */
export function leftWrappings(
  document: EmailDocument,
  registry: BlockRegistry,
  ids: readonly NodeId[],
): readonly NodeId[] {
  const { locations, areGoing } = departure(document, ids);
  const sections = new Set(locations.map(({ ancestors }) => ancestors.at(-2)).filter((node) => node !== undefined));
  return [...sections]
    .filter((section) => isPlainWrapping(section, registry))
    .filter((section) => section.children?.every((column) => areGoing(childrenOf(column))))
    .map(({ id }) => id);
}

function departure(document: EmailDocument, ids: readonly NodeId[]) {
  const locations = locateTopmost(document, ids);
  const going = new Set(locations.map(({ node }) => node));
  return { locations, areGoing: (nodes: readonly DocumentNode[]) => nodes.every((node) => going.has(node)) };
}

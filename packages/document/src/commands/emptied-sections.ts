import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { locateTopmost } from '../tree/locations.ts';
import { childrenOf } from '../tree/walk.ts';

/** Sections that would be left without a column when these nodes go: nothing could be dropped into them again. */
export function emptiedSections(
  document: EmailDocument,
  registry: BlockRegistry,
  ids: readonly NodeId[],
): readonly NodeId[] {
  const locations = locateTopmost(document, ids);
  const going = new Set(locations.map(({ node }) => node));
  const parents = new Set(locations.map(({ parent }) => parent).filter((parent) => parent !== null));
  return [...parents]
    .filter((parent) => definitionOf(parent.type, registry)?.kind === 'section')
    .filter((parent) => childrenOf(parent).every((column) => going.has(column)))
    .map(({ id }) => id);
}

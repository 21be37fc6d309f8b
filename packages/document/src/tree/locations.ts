import type { EmailDocument, NodeId } from '../node.ts';
import { compareLocations, locate, type NodeLocation } from './locate.ts';

/** Locations of the given nodes in document order, each once; ids the document does not have are left out. */
export function locateAll(document: EmailDocument, ids: readonly NodeId[]): readonly NodeLocation[] {
  return [...new Set(ids)]
    .map((id) => locate(document, id))
    .filter((location) => location !== undefined)
    .toSorted(compareLocations);
}

/** The same without nodes that stand inside another of them: what a command on several nodes acts on. */
export function locateTopmost(document: EmailDocument, ids: readonly NodeId[]): readonly NodeLocation[] {
  const locations = locateAll(document, ids);
  const chosen = new Set(locations.map(({ node }) => node));
  return locations.filter(({ ancestors }) => !ancestors.some((node) => chosen.has(node)));
}

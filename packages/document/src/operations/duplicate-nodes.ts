import type { BlockRegistry } from '../block-definition.ts';
import { type CreateId, createId } from '../ids.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { fromSeed } from '../seed.ts';
import type { NodeLocation } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { insertNodes } from './insert-nodes.ts';

/** Copies nodes, with new ids, to after the last of the originals under the same parent. */
export function duplicateNodes(
  document: EmailDocument,
  input: { readonly ids: readonly NodeId[]; readonly registry: BlockRegistry; readonly newId?: CreateId },
): { readonly document: EmailDocument; readonly copies: readonly DocumentNode[] } {
  const { registry, newId = createId } = input;
  const byParent = Map.groupBy(locateTopmost(document, input.ids), ({ parent }) => parent?.id ?? null);
  const copies: DocumentNode[] = [];
  let next = document;
  for (const [parentId, locations] of byParent) {
    const nodes = locations.map(({ node }) => fromSeed(node, registry, newId));
    copies.push(...nodes);
    next = insertNodes(next, { nodes, target: { parentId, index: endOf(locations) } });
  }
  return { document: next, copies };
}

function endOf(locations: readonly NodeLocation[]): number {
  return (locations.at(-1)?.index ?? -1) + 1;
}

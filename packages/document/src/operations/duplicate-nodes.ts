import type { BlockRegistry } from '../block-definition.ts';
import { isElse } from '../conditions/branches.ts';
import { type CreateId, createId } from '../ids.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { fromSeeds } from '../seed.ts';
import type { NodeLocation } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { insertNodes } from './insert-nodes.ts';

/**
 * Copies nodes, with new ids, to after the last of the originals under the same parent, and after what is shown otherwise
 * there: it stays with the condition that it had.
 */
export function duplicateNodes(
  document: EmailDocument,
  input: { readonly ids: readonly NodeId[]; readonly registry: BlockRegistry; readonly newId?: CreateId },
): {
  readonly document: EmailDocument;
  readonly copies: readonly DocumentNode[];
  /** By the ids of the copies those of the originals. */
  readonly sources: ReadonlyMap<NodeId, NodeId>;
} {
  const { registry, newId = createId } = input;
  const originals = locateTopmost(document, input.ids);
  const made = fromSeeds(
    originals.map(({ node }) => node),
    registry,
    newId,
  );
  const pairs = originals.flatMap((location, index) => {
    const copy = made[index];
    return copy ? [{ location, copy }] : [];
  });
  const copies: DocumentNode[] = [];
  const sources = new Map(pairs.map(({ location, copy }) => [copy.id, location.node.id]));
  let next = document;
  for (const [parentId, group] of Map.groupBy(pairs, ({ location }) => location.parent?.id ?? null)) {
    const nodes = group.map(({ copy }) => copy);
    const locations = group.map(({ location }) => location);
    copies.push(...nodes);
    next = insertNodes(next, { nodes, target: { parentId, index: endOf(locations, nodes) } });
  }
  return { document: next, copies, sources };
}

function endOf(locations: readonly NodeLocation[], copies: readonly DocumentNode[]): number {
  const last = locations.at(-1);
  let end = (last?.index ?? -1) + 1;
  const siblings = last?.parent?.children ?? [];
  if (copies.every(isElse)) return end;
  for (let next = siblings[end]; next && isElse(next); next = siblings[end]) end += 1;
  return end;
}

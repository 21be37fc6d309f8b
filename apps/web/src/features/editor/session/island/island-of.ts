import { type EmailDocument, findNode, ISLAND_TYPE, type NodeId } from '@mailwright/document';
import { type Island, type IslandElement, parseIsland } from '@mailwright/island';
import type { IslandPart } from './island-part.ts';

/** A few sources are looked at again and again, and one of 1 MB takes a tenth of a second to read. */
const KEPT = 6;

const kept = new Map<string, Island | undefined>();

/** Foreign HTML taken apart; parsed once for as long as it is in use. */
export function islandOf(source: string): Island | undefined {
  const island = kept.has(source) ? kept.get(source) : parseIsland(source);
  keepIsland(source, island);
  return island;
}

/** Remembers what a source is known to be made of. */
export function keepIsland(source: string, island: Island | undefined): void {
  kept.delete(source);
  kept.set(source, island);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/** The source of a node of foreign HTML, else null. */
export function sourceOf(document: EmailDocument, nodeId: NodeId): string | null {
  const node = findNode(document, nodeId);
  const source = node?.type === ISLAND_TYPE ? node.props.source : undefined;
  return typeof source === 'string' ? source : null;
}

/** A part with all it stands in. */
export interface FoundPart {
  readonly source: string;
  readonly island: Island;
  readonly element: IslandElement;
}

/** null when the document has no such part any more. */
export function partIn(document: EmailDocument, { nodeId, index }: IslandPart): FoundPart | null {
  const source = sourceOf(document, nodeId);
  const island = source === null ? undefined : islandOf(source);
  const element = island?.elements[index];
  return source !== null && island && element ? { source, island, element } : null;
}

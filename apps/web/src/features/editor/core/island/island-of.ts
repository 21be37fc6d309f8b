import { escapeHtml } from '@mailwright/blocks';
import { type EmailDocument, findNode, ISLAND_TYPE, type NodeId } from '@mailwright/document';
import {
  type Island,
  type IslandElement,
  type OpenIsland,
  openIsland,
  type ViewChange,
  type WholeView,
} from '@mailwright/island';
import type { ForeignElement } from './foreign-element.ts';

/** A few sources are looked at again and again, and one of 1 MB takes a tenth of a second to read. */
const KEPT = 6;

/** Characters of the sources whose trees are kept for what the canvas shows of them; the last one always is. */
const MAX_OPEN = 3_000_000;

const kept = new Map<string, Island | undefined>();
const opened = new Map<string, OpenIsland>();

/** Foreign HTML taken apart; parsed once for as long as it is in use. */
export function islandOf(source: string): Island | undefined {
  const island = kept.has(source) ? kept.get(source) : openedOf(source)?.island;
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

/** The view of a source for the canvas; what is deeper or larger than any mail is shown as the text it is. */
export function markedView(source: string): string {
  return openedOf(source)?.markedView() ?? escapeHtml(source);
}

/** The view of a whole document; null when it is deeper or larger than any mail. */
export function wholeView(source: string): WholeView | null {
  return openedOf(source)?.wholeView() ?? null;
}

/** Returns what changes in the view of a source when it becomes `next`; undefined when that needs a parser. */
export function followSource(source: string, next: string): ViewChange | undefined {
  const island = opened.get(source);
  const change = island?.follow(next, kept.get(next));
  if (!island || !change) return undefined;
  opened.delete(source);
  keepOpened(next, island);
  keepIsland(next, island.island);
  return change;
}

function openedOf(source: string): OpenIsland | undefined {
  if (kept.has(source) && kept.get(source) === undefined) return undefined;
  const island = opened.get(source) ?? openIsland(source);
  keepIsland(source, island?.island);
  if (island) keepOpened(source, island);
  return island;
}

function keepOpened(source: string, island: OpenIsland): void {
  opened.delete(source);
  opened.set(source, island);
  let length = 0;
  for (const key of [...opened.keys()].reverse()) {
    length += key.length;
    if (length > MAX_OPEN && key !== source) opened.delete(key);
  }
}

/** The source of a node of foreign HTML, else null. */
export function sourceOf(document: EmailDocument, nodeId: NodeId): string | null {
  const node = findNode(document, nodeId);
  const source = node?.type === ISLAND_TYPE ? node.props.source : undefined;
  return typeof source === 'string' ? source : null;
}

/** Foreign HTML and what it is made of. */
export interface FoundIsland {
  readonly source: string;
  readonly island: Island;
}

/** null when the document has no such node any more. */
export function islandIn(document: EmailDocument, nodeId: NodeId): FoundIsland | null {
  const source = sourceOf(document, nodeId);
  const island = source === null ? undefined : islandOf(source);
  return source !== null && island ? { source, island } : null;
}

/** A foreign element with all it stands in. */
export interface FoundForeignElement extends FoundIsland {
  readonly element: IslandElement;
}

/** null when the document has no such foreign element any more. */
export function foreignElementIn(
  document: EmailDocument,
  { nodeId, index }: ForeignElement,
): FoundForeignElement | null {
  const found = islandIn(document, nodeId);
  const element = found?.island.elements[index];
  return found && element ? { ...found, element } : null;
}

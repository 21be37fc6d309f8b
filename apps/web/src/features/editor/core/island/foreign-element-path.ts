import type { EmailDocument } from '@mailwright/document';
import { type ElementKind, elementKind, type Island, type IslandElement } from '@mailwright/island';
import type { ForeignElement } from './foreign-element.ts';
import { foreignElementIn, islandOf } from './island-of.ts';

/** A foreign element as it is called in paths and trees. */
export interface NamedForeignElement extends ForeignElement {
  readonly kind: ElementKind;
}

/**
 * The foreign elements around a foreign element and itself, from the outside; what is not on the canvas (`html`,
 * `head`) is left out.
 */
export function foreignElementPath(
  document: EmailDocument,
  foreignElement: ForeignElement,
): readonly NamedForeignElement[] {
  const found = foreignElementIn(document, foreignElement);
  if (!found) return [];
  const path: NamedForeignElement[] = [];
  let element: IslandElement | undefined = found.element;
  while (element) {
    const { index, parent }: IslandElement = element;
    if (isShown(element))
      path.unshift({ nodeId: foreignElement.nodeId, index, kind: elementKind(found.source, element) });
    element = parent === null ? undefined : found.island.elements[parent];
  }
  return path;
}

/** The foreign element around a foreign element; null: the node itself. */
export function parentForeignElement(document: EmailDocument, foreignElement: ForeignElement): ForeignElement | null {
  return foreignElementPath(document, foreignElement).at(-2) ?? null;
}

/** A foreign element in the layers tree. */
export interface LayerForeignElement extends NamedForeignElement {
  /** Steps below the node, counted in what the tree shows: 1 for the outermost. */
  readonly depth: number;
  /** The first words in it, or the description of the image. */
  readonly words: string;
  readonly parent: number | null;
}

/** Largest number of lines of one block: more are no overview, and what is left out is found on the canvas. */
const MAX_LAYER_LINES = 2000;

/** The foreign elements worth a line in the layers tree. */
export function layerForeignElements(nodeId: string, source: string): readonly LayerForeignElement[] {
  const island = islandOf(source);
  if (!island) return [];
  const lines = new Map<number, LayerForeignElement>();
  const texts = Map.groupBy(island.texts, ({ parent }) => parent ?? -1);
  const holders = new Set(island.elements.map(({ parent }) => parent));
  for (const element of island.elements) {
    if (lines.size >= MAX_LAYER_LINES) break;
    const kind = elementKind(source, element);
    if (
      !isShown(element) ||
      !isMeaningful(element, kind, island, { text: texts.has(element.index), element: holders.has(element.index) })
    )
      continue;
    const around = shownAround(element, island, lines);
    const [text] = texts.get(element.index) ?? [];
    const words = text ? source.slice(text.range.start, text.range.end).trim().slice(0, 60) : '';
    lines.set(element.index, {
      nodeId,
      index: element.index,
      kind,
      depth: (around?.depth ?? 0) + 1,
      words,
      parent: around?.index ?? null,
    });
  }
  return [...lines.values()];
}

interface Holds {
  readonly text: boolean;
  readonly element: boolean;
}

function isMeaningful(element: IslandElement, kind: ElementKind, island: Island, holds: Holds): boolean {
  if (kind === 'image' || kind === 'link' || kind === 'button' || kind === 'divider') return true;
  if (kind === 'row') return holds.element;
  return holds.text && (kind !== 'text' || !isInText(element, island));
}

/** Bold words in a paragraph are part of it. */
function isInText({ parent }: IslandElement, { elements }: Island): boolean {
  const around = parent === null ? undefined : elements[parent];
  return around !== undefined && /^(?:p|span|font|b|strong|i|em|u|a|h[1-6]|li)$/.test(around.tag);
}

function shownAround({ parent }: IslandElement, { elements }: Island, lines: ReadonlyMap<number, LayerForeignElement>) {
  let at = parent;
  while (at !== null) {
    const line = lines.get(at);
    if (line) return line;
    at = elements[at]?.parent ?? null;
  }
  return undefined;
}

const UNSHOWN = /^(?:html|head|title|style|script|meta|link|base|noscript|o:|v:|w:|xml|center$)/;

function isShown({ tag }: IslandElement): boolean {
  return tag !== 'body' && !UNSHOWN.test(tag);
}

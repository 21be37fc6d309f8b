import type { EmailDocument } from '@mailwright/document';
import { type ElementKind, elementKind, type Island, type IslandElement } from '@mailwright/island';
import { islandOf, partIn } from './island-of.ts';
import type { IslandPart } from './island-part.ts';

/** A part as it is called in paths and trees. */
export interface NamedPart extends IslandPart {
  readonly kind: ElementKind;
}

/** The parts around a part and itself, from the outside; what is not on the canvas (`html`, `head`) is left out. */
export function partPath(document: EmailDocument, part: IslandPart): readonly NamedPart[] {
  const found = partIn(document, part);
  if (!found) return [];
  const path: NamedPart[] = [];
  let element: IslandElement | undefined = found.element;
  while (element) {
    const { index, parent }: IslandElement = element;
    if (isShown(element)) path.unshift({ nodeId: part.nodeId, index, kind: elementKind(found.source, element) });
    element = parent === null ? undefined : found.island.elements[parent];
  }
  return path;
}

/** The part around a part; null: the node itself. */
export function parentPart(document: EmailDocument, part: IslandPart): IslandPart | null {
  return partPath(document, part).at(-2) ?? null;
}

/** A part in the layers tree. */
export interface LayerPart extends NamedPart {
  /** Steps below the node, counted in what the tree shows: 1 for the outermost. */
  readonly depth: number;
  /** The first words in it, or the description of the image. */
  readonly words: string;
  readonly parent: number | null;
}

/** More lines are no overview; what is left out is found on the canvas. */
const MOST = 2000;

/** The parts worth a line in the layers tree. */
export function layerParts(nodeId: string, source: string): readonly LayerPart[] {
  const island = islandOf(source);
  if (!island) return [];
  const lines = new Map<number, LayerPart>();
  const texts = Map.groupBy(island.texts, ({ parent }) => parent ?? -1);
  const holders = new Set(island.elements.map(({ parent }) => parent));
  for (const element of island.elements) {
    if (lines.size >= MOST) break;
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

function shownAround({ parent }: IslandElement, { elements }: Island, lines: ReadonlyMap<number, LayerPart>) {
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

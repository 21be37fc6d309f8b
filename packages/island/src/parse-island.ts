import { readText } from './edit/read-tokens.ts';
import type { Island, IslandElement, IslandText, ReadOnlyReason, SourceRange } from './island.ts';
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlParent,
  type HtmlText,
  isElement,
  isText,
  parseHtml,
} from './parse-html.ts';

interface Written<T> {
  readonly node: T;
  readonly range: SourceRange;
  /** Nearest element around it, in the parser's tree, that is written at all. */
  readonly parent: HtmlElement | null;
}

/** Elements whose text is code, is not shown, or knows no entities. */
const CODE_ELEMENTS: ReadonlySet<string> = new Set(
  'style script title textarea noscript xmp plaintext iframe noembed noframes'.split(' '),
);

/** A parsed source and the nodes that its island counts, by the same indexes. */
export interface WrittenDocument {
  readonly document: HtmlDocument;
  readonly island: Island;
  readonly elements: readonly HtmlElement[];
  readonly texts: readonly HtmlText[];
  /** Names of elements that are not written: those that browsers add, and copies of formatting that was left open. */
  readonly unwritten: ReadonlySet<string>;
}

/**
 * Finds the elements and texts of foreign HTML and where each is written, so that an edit can splice exactly its bytes.
 * undefined when the source is deeper or larger than any mail.
 */
export function parseIsland(source: string): Island | undefined {
  return readWritten(source)?.island;
}

/** The same with the tree that the parser made. */
export function readWritten(source: string): WrittenDocument | undefined {
  const document = parseHtml(source, { locations: true });
  if (!document) return undefined;
  const elements: Written<HtmlElement>[] = [];
  const texts: Written<HtmlText>[] = [];
  const unwritten = new Set<string>();
  collect(document, null, { elements, texts, unwritten });
  const islands = elementsOf(elements.sort(byStart));
  const told = texts
    .map((text) => fromEntity(source, text))
    .filter(({ range }) => source.slice(range.start, range.end).trim() !== '')
    .sort(byStart);
  return {
    document,
    island: { elements: islands, texts: textsOf(source, told, elements, islands) },
    elements: elements.map(({ node }) => node),
    texts: told.map(({ node }) => node),
    unwritten,
  };
}

/** Longer than any named character. */
const ENTITY = 40;

/**
 * Corrects the range of a text that begins with a named character: after blanks that it drops, the parser begins the range at
 * the last letter of the name.
 */
function fromEntity(source: string, text: Written<HtmlText>): Written<HtmlText> {
  const { node, range } = text;
  if (range.start === 0 || /[>\s]/.test(source[range.start - 1] ?? '')) return text;
  const start = source.lastIndexOf('&', range.start);
  if (start < 0 || start < range.start - ENTITY) return text;
  const isWhole = readText(source.slice(start, range.end)) === node.value;
  return isWhole ? { ...text, range: { start, end: range.end } } : text;
}

interface Found {
  readonly elements: Written<HtmlElement>[];
  readonly texts: Written<HtmlText>[];
  readonly unwritten: Set<string>;
}

function collect(parent: HtmlParent, around: HtmlElement | null, found: Found): void {
  for (const node of parent.childNodes) {
    const location = node.sourceCodeLocation;
    const range = location && { start: location.startOffset, end: location.endOffset };
    if (isElement(node)) {
      // The parser closes some where they begin.
      const end = Math.max(range?.end ?? 0, node.sourceCodeLocation?.startTag?.endOffset ?? 0);
      if (range) found.elements.push({ node, range: { start: range.start, end }, parent: around });
      else found.unwritten.add(node.tagName);
      collect(node, range ? node : around, found);
    } else if (range && isText(node)) {
      found.texts.push({ node, range, parent: around });
    }
  }
}

function elementsOf(written: readonly Written<HtmlElement>[]): readonly IslandElement[] {
  const indexes = new Map(written.map(({ node }, index) => [node, index]));
  const openings = Map.groupBy(written, ({ range }) => range.start);
  const islands: IslandElement[] = [];
  const open: IslandElement[] = [];
  for (const [index, { node, range, parent }] of written.entries()) {
    const location = node.sourceCodeLocation;
    while ((open.at(-1)?.range.end ?? range.start + 1) <= range.start) open.pop();
    const parentIndex = parent ? (indexes.get(parent) ?? null) : null;
    const repeated = (openings.get(range.start)?.length ?? 0) > 1;
    const around = parentIndex === null ? null : (islands[parentIndex] ?? null);
    const island: IslandElement = {
      index,
      tag: node.tagName,
      parent: parentIndex,
      range,
      openTag: location?.startTag ? rangeOf(location.startTag) : range,
      closeTag: location?.endTag ? rangeOf(location.endTag) : null,
      attributes: conditionalGroups(location?.attrs ?? {}, range.start),
      readOnly: repeated ? 'overlapping' : readOnlyReason(range, around, open.at(-1) ?? null),
    };
    islands.push(island);
    open.push(island);
  }
  return islands;
}

/** Compares where the parser put a node (`parent`) with what is written around it (`around`). */
function readOnlyReason(
  range: SourceRange,
  parent: IslandElement | null,
  around: IslandElement | null,
): ReadOnlyReason | null {
  if (parent && parent.range.start <= range.start && parent.range.end < range.end) return 'overlapping';
  if (parent?.index !== around?.index) return 'moved';
  return parent?.readOnly ? 'inside-read-only' : null;
}

function textsOf(
  source: string,
  written: readonly Written<HtmlText>[],
  elements: readonly Written<HtmlElement>[],
  islands: readonly IslandElement[],
): readonly IslandText[] {
  const indexes = new Map(elements.map(({ node }, index) => [node, index]));
  const open: IslandElement[] = [];
  let next = 0;
  return written.map(({ range, parent }): IslandText => {
    for (let island = islands[next]; island && island.range.start <= range.start; island = islands[next]) {
      open.push(island);
      next += 1;
    }
    while ((open.at(-1)?.range.end ?? range.start + 1) <= range.start) open.pop();
    const parentIndex = parent ? (indexes.get(parent) ?? null) : null;
    const holder = parentIndex === null ? null : (islands[parentIndex] ?? null);
    const around = open.at(-1) ?? null;
    const plain = !CODE_ELEMENTS.has(holder?.tag ?? '') && !/<[a-z!/?]/i.test(source.slice(range.start, range.end));
    return { range, parent: parentIndex, readOnly: plain ? readOnlyReason(range, holder, around) : 'code' };
  });
}

function conditionalGroups(attributes: Readonly<Record<string, Location>>, from: number): IslandElement['attributes'] {
  const places: Record<string, SourceRange> = {};
  for (const [name, { startOffset, endOffset }] of Object.entries(attributes))
    places[name] = { start: startOffset - from, end: endOffset - from };
  return places;
}

interface Location {
  readonly startOffset: number;
  readonly endOffset: number;
}

function rangeOf(location: Location): SourceRange {
  return { start: location.startOffset, end: location.endOffset };
}

function byStart(a: Written<unknown>, b: Written<unknown>): number {
  return a.range.start - b.range.start;
}

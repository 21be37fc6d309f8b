import type { TextSlotsPoint, TextSlotsRange } from './words.ts';

type Nodes = readonly (Text | null)[];

interface Boundaries {
  readonly startContainer: Node;
  readonly startOffset: number;
  readonly endContainer: Node;
  readonly endOffset: number;
}

/**
 * A range of the page as a range of the words: from the last of them before it to the first after it. `held` is behind a
 * sign that is only shown.
 */
export function textSlotsRange(
  range: Boundaries,
  nodes: Nodes,
  values: readonly string[],
  held: TextSlotsPoint | null,
): TextSlotsRange | null {
  const isOne = range.startContainer === range.endContainer && range.startOffset === range.endOffset;
  const from = pointAt(range.startContainer, range.startOffset, nodes, values, isOne ? 'next' : 'previous');
  const to = isOne ? from : pointAt(range.endContainer, range.endOffset, nodes, values, 'next');
  const written = (point: TextSlotsPoint) =>
    held?.slot === point.slot && held.offset <= point.offset ? { ...point, offset: point.offset - 1 } : point;
  return from && to ? { from: within(written(from), values), to: within(written(to), values) } : null;
}

/** Returns the selection of the page as a range of the words. */
export function selectedTextSlots(
  page: Document,
  nodes: Nodes,
  values: readonly string[],
  held: TextSlotsPoint | null,
): TextSlotsRange | null {
  const selection = page.getSelection();
  return selection && selection.rangeCount > 0 ? textSlotsRange(selection.getRangeAt(0), nodes, values, held) : null;
}

/** Selects all words, without the blanks around them. */
export function selectTextSlots(selection: Selection, nodes: Nodes, values: readonly string[]): void {
  const shown = nodes.flatMap((node, slot) => {
    const value = values[slot] ?? '';
    return node && value.trim() !== '' ? [{ node, value }] : [];
  });
  const [first, last] = [shown[0], shown.at(-1)];
  const [only] = nodes.filter((node) => node !== null);
  if (first && last) {
    const start = first.value.search(/[^ \t\r\n\f]/);
    const end = last.value.replace(/[ \t\r\n\f]+$/, '').length;
    selection.setBaseAndExtent(first.node, start, last.node, end);
  } else if (only) {
    selection.collapse(only, 0);
  }
}

function pointAt(
  container: Node,
  offset: number,
  nodes: Nodes,
  values: readonly string[],
  prefer: 'previous' | 'next',
): TextSlotsPoint | null {
  const own = nodes.indexOf(container as Text);
  if (own >= 0) return { slot: own, offset };
  const page = container.ownerDocument;
  if (!page) return null;
  const place = page.createRange();
  place.setStart(container, Math.min(offset, lengthOf(container)));
  const isBefore = (node: Text | null) => node?.isConnected && place.comparePoint(node, node.length) < 0;
  const isAfter = (node: Text | null) => node?.isConnected && place.comparePoint(node, 0) > 0;
  const previous = nodes.findLastIndex((node) => isBefore(node));
  const next = nodes.findIndex((node) => isAfter(node));
  const atEnd = { slot: previous, offset: (values[previous] ?? '').length };
  if (previous >= 0 && (prefer === 'previous' || next < 0)) return atEnd;
  return next >= 0 ? { slot: next, offset: 0 } : null;
}

/** Line breaks of a host that a range of the page holds, by their indexes in the island. */
export function breaksIn(range: Boundaries, host: Element, mark: string): readonly number[] {
  const page = host.ownerDocument;
  const place = page.createRange();
  place.setStart(range.startContainer, range.startOffset);
  place.setEnd(range.endContainer, range.endOffset);
  return [...host.querySelectorAll('br')].flatMap((element) => {
    const parent = element.parentNode;
    const index = element.getAttribute(mark);
    if (!parent || index === null) return [];
    const at = [...parent.childNodes].indexOf(element);
    return place.comparePoint(parent, at) === 0 && place.comparePoint(parent, at + 1) === 0 ? [Number(index)] : [];
  });
}

function within({ slot, offset }: TextSlotsPoint, values: readonly string[]): TextSlotsPoint {
  return { slot, offset: Math.min(offset, (values[slot] ?? '').length) };
}

function lengthOf(node: Node): number {
  return node.nodeType === 3 ? (node as Text).length : node.childNodes.length;
}

import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { isBlank, textValue } from '../../dom.ts';
import type { ImportContext } from '../../import-context.ts';
import { holdsTag } from '../../template-tags.ts';
import { flatListKind } from '../blocks/flat-list.ts';
import { kindOf } from '../classify.ts';
import { isBeside } from './columns.ts';

/** Siblings that are converted together. */
export interface SiblingGroup {
  /**
   * `code`: from a template tag to the one that ends it; `run`: inline content; `columns`: boxes beside each other;
   * `list`: items that say their level themselves.
   */
  readonly kind: 'code' | 'run' | 'columns' | 'list' | 'one';
  readonly nodes: readonly HtmlNode[];
}

/** Splits siblings into groups, without losing their order. */
export function groupSiblings(siblings: readonly HtmlNode[], context: ImportContext): readonly SiblingGroup[] {
  const nodes = withoutMoved(siblings, context);
  const groups: SiblingGroup[] = [];
  for (let at = 0; at < nodes.length; ) {
    const torn = nodes.slice(at, tornEnd(nodes, at, context));
    const beside = torn.length > 0 ? [] : nodes.slice(at, besideEnd(nodes, at, context));
    const columns = beside.filter(isElement).length > 1;
    const list = torn.length > 0 || columns ? [] : nodes.slice(at, listEnd(nodes, at, context));
    const one = nodes.slice(at, at + 1);
    if (torn.length > 0) {
      const inline = torn.every((node) => kindOf(node, context) === 'inline' || kindOf(node, context) === 'silent');
      groups.push({ kind: inline ? 'run' : 'code', nodes: torn });
    } else if (columns) groups.push({ kind: 'columns', nodes: beside });
    else if (list.length > 0) groups.push({ kind: 'list', nodes: list });
    else groups.push({ kind: one.some((node) => kindOf(node, context) === 'inline') ? 'run' : 'one', nodes: one });
    at += torn.length || (columns ? beside.length : list.length || 1);
  }
  return groups;
}

/**
 * Without the template tags that stand between the rows of a table, which the parser moves before it: alone, or joined to
 * the text that does stand there.
 */
function withoutMoved(nodes: readonly HtmlNode[], { source }: ImportContext): readonly HtmlNode[] {
  const kept: HtmlNode[] = [];
  let table: HtmlNode | undefined;
  // It is the next one: looking at all of them took as long as their number times that of the tags.
  for (const node of nodes.toReversed()) {
    if (isElement(node) && node.tagName === 'table') table = node;
    const left = table ? withoutThoseIn(node, table, source) : node;
    if (left) kept.push(left);
  }
  return kept.toReversed();
}

/** A text without what of it is written inside of a table; null where nothing is left. */
function withoutThoseIn(node: HtmlNode, { sourceCodeLocation: table }: HtmlNode, source: string): HtmlNode | null {
  const text = textValue(node);
  const place = node.sourceCodeLocation;
  if (text === undefined || !place || !table || !holdsTag(text)) return node;
  if (place.startOffset >= table.endOffset || place.endOffset <= table.startOffset) return node;
  const before = source.slice(place.startOffset, table.startOffset);
  if (isBlank(before)) return null;
  return text.startsWith(before)
    ? ({ ...node, value: before, sourceCodeLocation: { ...place, endOffset: table.startOffset } } as HtmlNode)
    : node;
}

/** Returns the index after the node in which everything that began at `from` has ended; `from` if nothing begins there. */
function tornEnd(nodes: readonly HtmlNode[], from: number, context: ImportContext): number {
  let open = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const location = nodes[at]?.sourceCodeLocation;
    if (location) open = context.tags.openAfter(location.startOffset, location.endOffset, open);
    if (open === 0) return at === from ? from : at + 1;
  }
  return nodes.length;
}

/** Returns the index after the last box beside the one at `from`, with blanks between them or not. */
function besideEnd(nodes: readonly HtmlNode[], from: number, context: ImportContext): number {
  let end = from;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    if (isElement(node)) {
      if (kindOf(node, context) !== 'block' || !isBeside(node, context)) break;
      end = at + 1;
    } else if (at === from || !isBlank(textValue(node) ?? '')) break;
  }
  return end;
}

/** Returns the index after the last item of the list that begins at `from`, with blanks between them or not. */
function listEnd(nodes: readonly HtmlNode[], from: number, context: ImportContext): number {
  const first = nodes[from];
  const kind = first && isElement(first) ? itemKind(first, context) : null;
  if (kind === null) return from;
  let end = from + 1;
  for (let at = end; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    if (isElement(node)) {
      if (itemKind(node, context) !== kind) break;
      end = at + 1;
    } else if (!isBlank(textValue(node) ?? '')) break;
  }
  return end;
}

function itemKind(element: HtmlElement, context: ImportContext): 'word' | 'leveled' | null {
  if (context.stays.has(element) || kindOf(element, context) !== 'block') return null;
  const place = element.sourceCodeLocation;
  if (place && !context.tags.balanced(place.startOffset, place.endOffset)) return null;
  return flatListKind(element, context);
}

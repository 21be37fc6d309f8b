import {
  type FlatItem,
  isWrittenMark,
  leveledItems,
  listType,
  markerNamed,
  nestedLists,
  startOf,
  withoutWordMark,
  wordItem,
} from '@mailwright/blocks';
import type { RichText } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { attribute, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import type { TextStyle } from '../../look/text-style.ts';
import { type InlineToken, inlineTokens } from './inline-tokens.ts';
import { listLeaf } from './list.ts';
import { commonLook, richRuns } from './rich-runs.ts';

/** Returns what an item of a list is written as that says its level itself: a paragraph of Word, or a list of Word on the web. */
export function flatListKind(element: HtmlElement, context: ImportContext): 'word' | 'leveled' | null {
  if (wordItem(element, context.wordLists)?.list.trim()) return 'word';
  return leveledItems(element) ? 'leveled' : null;
}

/** Items after each other as lists in lists; null where a text cannot hold all of them. */
export function recognizeFlatList(nodes: readonly HtmlNode[], context: ImportContext): ImportLeaf | null {
  const elements = nodes.filter(isElement);
  const tokens = inlineTokens(elements, context).filter((token) => !isMark(token));
  if (tokens.some(({ kind }) => kind === 'image' || kind === 'foreign' || kind === 'hidden')) return null;
  const common = commonLook(tokens, context);
  const [first, last] = [elements[0], elements.at(-1)];
  if (!common || !first || !last) return null;
  const items = elements.flatMap((element) => itemsIn(element, common.look, context));
  const lists = nestedLists(items);
  if (lists.length === 0) return null;
  for (const element of elements) noteMarks(element, context);
  const [top, bottom] = [lookOf(first, context.desktop).margin.top, lookOf(last, context.desktop).margin.bottom];
  return listLeaf(first.tagName, lists, common, { top, bottom });
}

function itemsIn(element: HtmlElement, base: TextStyle, context: ImportContext): readonly FlatItem[] {
  const word = wordItem(element, context.wordLists);
  if (word) {
    const content = withoutWordMark(contentOf(element, base, context));
    return content.length > 0 ? [{ ...word, content }] : [];
  }
  return (leveledItems(element) ?? []).flatMap((item) => {
    const content = contentOf(item.element, base, context);
    const css = context.desktop.css(item.list).get('list-style-type') ?? '';
    const marker = markerNamed(listType(item.list), css, attribute(item.list, 'type'));
    const start = startOf(item.list, 1);
    const said = {
      level: item.level,
      list: attribute(item.element, 'data-listid'),
      mark: start === 1 ? '' : `${start}`,
    };
    return content.length > 0 ? [{ ...said, type: listType(item.list), ...(marker && { marker }), content }] : [];
  });
}

function contentOf(element: HtmlElement, base: TextStyle, context: ImportContext): RichText {
  const tokens = inlineTokens(element.childNodes, context).filter((token) => !isMark(token));
  return richRuns(tokens, base, context);
}

/** Most levels between a written bullet or number and the element that marks it as one. */
const MARK_DEPTH = 4;

/** Words of the bullet or number that Word wrote before an item. */
function isMark(token: InlineToken): boolean {
  if (token.kind !== 'words') return false;
  let at: HtmlElement | null = token.element;
  for (let depth = 0; at && depth < MARK_DEPTH; depth += 1) {
    if (isWrittenMark(at)) return true;
    at = parentElement(at);
  }
  return false;
}

/** The list writes the marks itself: none of them is lost. */
function noteMarks(element: HtmlElement, context: ImportContext, isIn = false): void {
  for (const child of element.childNodes.filter(isElement)) {
    const inside = isIn || isWrittenMark(child);
    if (inside) context.replaced.add(child);
    noteMarks(child, context, inside);
  }
}

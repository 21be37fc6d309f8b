import { listAttrs, listType, markerNamed, ownNumbers, startingWithParagraph, startOf } from '@mailwright/blocks';
import {
  type ListMarker,
  RICH_TEXT_LIST_DEPTH,
  type RichBlock,
  type RichListItem,
  type RichText,
} from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import { attribute, isBlank, textValue } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import { TEXT_LINE_HEIGHT, type TextStyle } from '../../look/text-style.ts';
import { kindOf } from '../classify.ts';
import { type InlineToken, inlineTokens } from './inline-tokens.ts';
import { type CommonLook, commonLook, darkStyle, ownDirection, phoneStyle, richRuns, textStyle } from './rich-runs.ts';

/** A list of text; null where its items hold more than that. */
export function recognizeList(element: HtmlElement, context: ImportContext): ImportLeaf | null {
  const tokens = inlineTokens(element.childNodes, context);
  if (tokens.some(({ kind }) => kind === 'image' || kind === 'foreign' || kind === 'hidden')) return null;
  const common = commonLook(tokens, context);
  if (!common) return null;
  const list = listOf(element, common.look, context, 1);
  if (!list) return null;
  const { margin } = lookOf(element, context.desktop);
  return listLeaf(element.tagName, isUnmarked(element, context) ? linesOf(list) : [list], common, margin);
}

/** A text with lists, looking as most of its words do. */
export function listLeaf(
  name: string,
  content: RichText,
  common: CommonLook,
  margin: { readonly top: number; readonly bottom: number },
): ImportLeaf {
  const { look: base, narrow } = common;
  return {
    kind: 'leaf',
    name,
    type: 'text',
    props: { content },
    style: {
      ...textStyle(base, TEXT_LINE_HEIGHT),
      ...phoneStyle(base, narrow, TEXT_LINE_HEIGHT),
      ...darkStyle(common),
      ...(base.bold && { fontWeight: 'bold' as const }),
    },
    top: margin.top,
    bottom: margin.bottom,
    notes: [],
  };
}

function isUnmarked(list: HtmlElement, context: ImportContext): boolean {
  return [list, ...list.childNodes.filter(isElement)].some((element) => {
    const css = context.desktop.css(element);
    return /\bnone\b/.test(`${css.get('list-style') ?? ''} ${css.get('list-style-type') ?? ''}`);
  });
}

/** A list without marks is lines under each other. */
function linesOf(list: RichBlock): readonly RichBlock[] {
  if (list.type === 'paragraph') return [list];
  const blocks = list.content.flatMap(({ content }) => content.flatMap(linesOf));
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []));
  const content = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...(line.content ?? []),
  ]);
  return [{ ...lines[0], type: 'paragraph', content }];
}

function listOf(element: HtmlElement, base: TextStyle, context: ImportContext, depth: number): RichBlock | null {
  if (depth > RICH_TEXT_LIST_DEPTH) return null;
  const type = listType(element);
  const numbers = ownNumbers(
    element,
    element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li'),
  );
  const items: RichListItem[] = [];
  let count = 0;
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if (!isBlank(textValue(child) ?? '')) return null;
      continue;
    }
    if (kindOf(child, context) === 'silent') continue;
    if (child.tagName === 'ul' || child.tagName === 'ol') {
      // A list straight in a list is one of the item before.
      const last = items.at(-1);
      const inner = listOf(child, base, context, last ? depth + 1 : depth);
      if (!inner || inner.type === 'paragraph') return null;
      if (last) items[items.length - 1] = { ...last, content: [...last.content, inner] };
      else items.push(...inner.content);
      continue;
    }
    if (child.tagName !== 'li') return null;
    const value = type === 'orderedList' ? numbers[count] : null;
    count += 1;
    const content = itemOf(child, base, context, depth);
    if (!content) return null;
    if (content.length > 0) items.push({ type: 'listItem', ...(value != null && { attrs: { value } }), content });
  }
  const dir = ownDirection(element, context);
  const start = type === 'orderedList' ? startOf(element, count) : 1;
  const attrs = listAttrs({ marker: markerOf(element, context), start, dir }, type, depth);
  return items.length > 0 ? { type, ...attrs, content: items } : null;
}

/** Returns what the list, or else its first item, says to stand before its items. */
function markerOf(list: HtmlElement, context: ImportContext): ListMarker | undefined {
  const first = list.childNodes.filter(isElement).find(({ tagName }) => tagName === 'li');
  for (const element of first ? [list, first] : [list]) {
    const css = context.desktop.css(element);
    const said = `${css.get('list-style-type') ?? ''} ${css.get('list-style') ?? ''}`;
    const marker = markerNamed(listType(list), said, attribute(element, 'type').trim());
    if (marker) return marker;
  }
  return undefined;
}

function itemOf(item: HtmlElement, base: TextStyle, context: ImportContext, depth: number): RichBlock[] | null {
  const content: RichBlock[] = [];
  let line: InlineToken[] = [];
  const end = () => {
    content.push(...richRuns(line, base, context));
    line = [];
  };
  for (const child of item.childNodes) {
    if (isElement(child) && (child.tagName === 'ul' || child.tagName === 'ol')) {
      end();
      const inner = listOf(child, base, context, depth + 1);
      if (!inner) return null;
      content.push(inner);
    } else if (isElement(child) && ['table', 'h1', 'h2', 'h3', 'hr'].includes(child.tagName)) return null;
    else line.push(...inlineTokens([child], context));
  }
  end();
  return content.length > 0 ? [...startingWithParagraph(content)] : content;
}

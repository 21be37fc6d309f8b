import { RICH_TEXT_LIST_DEPTH, type RichBlock, type RichListItem } from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import { isBlank, textValue } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import { TEXT_LINE_HEIGHT, type TextLook } from '../../look/text-look.ts';
import { kindOf } from '../classify.ts';
import { type InlineToken, inlineTokens } from './inline-tokens.ts';
import { commonLook, phoneStyle, richRuns, textStyle } from './rich-runs.ts';

/** A list of text; null where its items hold more than that. */
export function recognizeList(element: HtmlElement, context: ImportContext): ImportLeaf | null {
  const tokens = inlineTokens(element.childNodes, context);
  if (tokens.some(({ kind }) => kind === 'image' || kind === 'foreign' || kind === 'hidden')) return null;
  const common = commonLook(tokens, context);
  if (!common) return null;
  const { look: base, narrow } = common;
  const list = listOf(element, base, context, 1);
  if (!list) return null;
  const { margin } = lookOf(element, context.desktop);
  return {
    kind: 'leaf',
    name: element.tagName,
    type: 'text',
    props: { content: isUnmarked(element, context) ? linesOf(list) : [list] },
    style: {
      ...textStyle(base, TEXT_LINE_HEIGHT),
      ...phoneStyle(base, narrow, TEXT_LINE_HEIGHT),
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

function listOf(element: HtmlElement, base: TextLook, context: ImportContext, depth: number): RichBlock | null {
  if (depth > RICH_TEXT_LIST_DEPTH) return null;
  const items: RichListItem[] = [];
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if (!isBlank(textValue(child) ?? '')) return null;
      continue;
    }
    if (kindOf(child, context) === 'silent') continue;
    if (child.tagName !== 'li') return null;
    const content = itemOf(child, base, context, depth);
    if (!content) return null;
    if (content.length > 0) items.push({ type: 'listItem', content });
  }
  return items.length > 0 ? { type: element.tagName === 'ol' ? 'orderedList' : 'bulletList', content: items } : null;
}

function itemOf(item: HtmlElement, base: TextLook, context: ImportContext, depth: number): RichBlock[] | null {
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
  // The text editor wants a paragraph first in each item.
  return content.length > 0 && content[0]?.type !== 'paragraph' ? [{ type: 'paragraph' }, ...content] : content;
}

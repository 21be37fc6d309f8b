import type { RichInline, RichText } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { attributeOf } from './paste-element.ts';

/** What Word writes before an item instead of making a list. */
const MARK = /^[\s\u00a0]*(?:[·•▪§o–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]+/i;

/** Word writes list items as paragraphs that begin with their bullet or number. */
export function isWordItem(element: HtmlElement): boolean {
  return element.tagName === 'p' && /^MsoListParagraph/.test(attributeOf(element, 'class'));
}

export function wordItemKind(item: HtmlElement): 'bulletList' | 'orderedList' {
  return /^[\s\u00a0]*(?:\d{1,3}|[a-z])[.)]/i.test(wordsOf(item.childNodes)) ? 'orderedList' : 'bulletList';
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      return isElement(node) ? wordsOf(node.childNodes) : '';
    })
    .join('');
}

/** The item's text without its written mark, which may reach over several runs. */
export function withoutWordMark(texts: RichText): RichText {
  const [first, ...rest] = texts;
  if (first?.type !== 'paragraph' || !first.content) return texts;
  const line = first.content.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
  const length = MARK.exec(line)?.[0].length ?? 0;
  return [{ ...first, content: cutStart(first.content, length) }, ...rest];
}

function cutStart(content: readonly RichInline[], length: number): readonly RichInline[] {
  let left = length;
  return content.flatMap((inline) => {
    if (left === 0 || inline.type !== 'text') return [inline];
    const text = inline.text.slice(left);
    left = Math.max(0, left - inline.text.length);
    return text === '' ? [] : [{ ...inline, text }];
  });
}

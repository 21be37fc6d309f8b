import { isCheckMark } from '@mailwright/blocks';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { parentElement, textValue } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import { kindOf } from '../classify.ts';
import { textOf } from '../hidden.ts';
import { isLink, leadsNowhere } from './link-of.ts';

/** Piece of inline content; tokens are in reading order. */
export type InlineToken =
  | { readonly kind: 'words'; readonly text: string; readonly element: HtmlElement; readonly link: HtmlElement | null }
  | { readonly kind: 'image'; readonly element: HtmlElement; readonly link: HtmlElement | null }
  | { readonly kind: 'break' }
  /** Ends a line that has anything on it. */
  | { readonly kind: 'edge' }
  | { readonly kind: 'foreign'; readonly element: HtmlElement }
  | { readonly kind: 'hidden'; readonly element: HtmlElement };

export function inlineTokens(nodes: readonly HtmlNode[], context: ImportContext): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  for (const node of nodes) collect(node, linkAround(node), context, tokens);
  return tokens;
}

function linkAround(node: HtmlNode): HtmlElement | null {
  for (let above = parentElement(node); above; above = parentElement(above)) if (isLink(above)) return above;
  return null;
}

function collect(node: HtmlNode, link: HtmlElement | null, context: ImportContext, tokens: InlineToken[]): void {
  const text = textValue(node);
  const around = parentElement(node);
  if (text !== undefined && around) {
    if (text !== '') tokens.push({ kind: 'words', text: text.replace(/[ \t\r\n\f]+/g, ' '), element: around, link });
    return;
  }
  if (!isElement(node)) return;
  const kind = kindOf(node, context);
  if (kind === 'silent') return;
  if (kind === 'hidden') tokens.push({ kind: 'hidden', element: node });
  else if (kind === 'foreign') tokens.push({ kind: 'foreign', element: node });
  else if (node.tagName === 'br') tokens.push({ kind: 'break' });
  else {
    const edge = kind === 'line' || kind === 'block';
    if (edge) tokens.push({ kind: 'edge' });
    if (node.tagName === 'img' && isCheckMark(node)) context.replaced.add(node);
    else if (node.tagName === 'img') tokens.push({ kind: 'image', element: node, link });
    else {
      const inner = isLink(node) && (!link || leadsNowhere(link)) ? node : link;
      if (inner === node && node.tagName !== 'a') context.replaced.add(node);
      for (const child of node.childNodes) collect(child, inner, context, tokens);
      // Words that a margin keeps apart.
      if (kind === 'inline' && !inner && isApart(node, context))
        tokens.push({ kind: 'words', text: ' ', element: around ?? node, link });
    }
    if (edge) tokens.push({ kind: 'edge' });
  }
}

/** A margin after words as wide as a blank, CSS pixels. */
const BLANK_MARGIN = 3;

function isApart(element: HtmlElement, context: ImportContext): boolean {
  return lookOf(element, context.desktop).margin.right >= BLANK_MARGIN && textOf(element).trim() !== '';
}

import type { HtmlNode } from '@mailwright/island';
import { htmlContent } from '../../law/html-content.ts';
import { commentValue } from '../dom.ts';
import type { ImportContext } from '../import-context.ts';
import type { ImportCode } from '../import-node.ts';
import { importCode } from './code.ts';

/** Longest part of the content that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;

interface OutlookOnly {
  readonly said: string;
}

/** Asked in each way through the source, and several times in each. */
const known = new WeakMap<HtmlNode, OutlookOnly | null>();

/** Returns the content of a comment for Outlook alone, in short; null for a twin of visible content and for mere layout. */
export function outlookOnly(node: HtmlNode, context: ImportContext): OutlookOnly | null {
  const comment = commentValue(node);
  // What `<![if !supportLists]>` begins is shown to everyone.
  if (comment === undefined || !/^\s*\[if\b(?![^\]]*!mso)[^\]]*\]>/i.test(comment)) return null;
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = read(comment, context);
  known.set(node, found);
  return found;
}

function read(comment: string, { isTwin }: ImportContext): OutlookOnly | null {
  const inside = insideOf(comment);
  if (isTwin(inside) || isButtonTwin(inside, isTwin)) return null;
  const { words, images, links } = htmlContent(inside);
  const said = words.join(' ').replace(/\s+/g, ' ').trim() || [...images, ...links].join(' ');
  return { said: said.slice(0, MAX_DETAIL_LENGTH) };
}

/** A shape that leads where a link for the others does is its button for Outlook, whatever its author wrote on it. */
function isButtonTwin(html: string, isTwin: ImportContext['isTwin']): boolean {
  const [, href] = /<v:\w+\s[^>]*\bhref="([^"<>]+)"/i.exec(html) ?? [];
  return href !== undefined && isTwin(`<a href="${href}"></a>`);
}

/** Returns content for Outlook alone as code, if every tag of a layout in it is both opened and closed there. */
export function recognizeOutlookOnly(node: HtmlNode, context: ImportContext): ImportCode | null {
  if (!outlookOnly(node, context) || !isWhole(insideOf(commentValue(node) ?? ''))) return null;
  return importCode([node], context, 'mso');
}

function insideOf(comment: string): string {
  return comment.replace(/^\s*\[if[^\]]*\]>/i, '').replace(/<!\[endif\]\s*$/i, '');
}

/** Returns whether as many tags of a layout are closed as opened. */
function isWhole(html: string): boolean {
  return LAYOUT_TAGS.every(({ opening, closing }) => {
    const opened = html.match(opening)?.length ?? 0;
    return opened === (html.match(closing)?.length ?? 0);
  });
}

const LAYOUT_TAGS = ['table', 'tbody', 'tr', 'td', 'div', 'v:\\w+'].map((tag) => ({
  opening: new RegExp(`<${tag}\\b(?![^>]*/>)`, 'gi'),
  closing: new RegExp(`</${tag}\\s*>`, 'gi'),
}));

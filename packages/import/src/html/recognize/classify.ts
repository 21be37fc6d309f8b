import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { pixels } from '../../css-length.ts';
import { commentValue, isBlank, textValue, withoutUnseen, words } from '../dom.ts';
import { type ImportContext, lookOf, type View } from '../import-context.ts';
import { isLink } from './blocks/link-of.ts';

/** Elements without any content for a reader. */
const SILENT = words(
  'base basefont bgsound col colgroup command head link meta noembed noframes param script style template title xml',
);

/** Elements without a counterpart among the blocks. */
const FOREIGN =
  words(`applet area audio canvas button details dialog embed fieldset form frame frameset iframe input label
  legend map marquee math meter noscript object optgroup option output pre progress select svg textarea video`);

const BLOCKS =
  words(`address article aside blockquote body caption center dd div dl dt figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr html li main nav ol p section summary table tbody td tfoot th thead tr ul`);

export type NodeKind = 'silent' | 'hidden' | 'foreign' | 'block' | 'line' | 'inline';

/** Returns the kind of a node in the layout. `line`: inline content on a line of its own. */
export function kindOf(node: HtmlNode, context: ImportContext): NodeKind {
  if (!isElement(node)) return commentValue(node) !== undefined || textValue(node) === undefined ? 'silent' : 'inline';
  const { tagName } = node;
  if (SILENT.has(tagName)) return 'silent';
  // Word's mark of a paragraph holds its words, or nothing.
  if (/^[ovw]:|^st1:/.test(tagName) && tagName !== 'o:p') return 'foreign';
  if (isHidden(node, context.desktop)) return 'hidden';
  if (FOREIGN.has(tagName) || context.stays.has(node) || hasTornTag(node, context)) return 'foreign';
  if (BLOCKS.has(tagName)) return 'block';
  if (tagName === 'br') return 'inline';
  const { display } = lookOf(node, context.desktop);
  if (tagName === 'img') return display === 'block' ? 'line' : 'inline';
  if (holdsBlock(node)) return isLink(node) ? 'foreign' : 'block';
  return display === 'block' || display === 'table' || display === 'flex' ? 'line' : 'inline';
}

/** Elements of which only what stands beside a torn tag stays as it is written. */
const LAYOUT = words(
  'article aside body center div footer header html main nav section table tbody td tfoot th thead tr',
);

/**
 * A template tag between attributes, in a style, or read as markup in part, makes the element one that only its author's
 * system can read.
 */
function hasTornTag({ attrs, tagName, sourceCodeLocation: place }: HtmlElement, { tags }: ImportContext): boolean {
  const part = LAYOUT.has(tagName) ? place?.startTag : place;
  if (part && tags.breaks(part.startOffset, part.endOffset)) return true;
  return attrs.some(({ name, value }) => /[{%*<|]/.test(name) || (name === 'style' && /\{\{|\{%|<%|\*\|/.test(value)));
}

const blockHolders = new WeakMap<HtmlElement, boolean>();

function holdsBlock(element: HtmlElement): boolean {
  const known = blockHolders.get(element);
  if (known !== undefined) return known;
  const holds = element.childNodes.some(
    (child) => isElement(child) && (BLOCKS.has(child.tagName) || holdsBlock(child)),
  );
  blockHolders.set(element, holds);
  return holds;
}

/** Returns whether an element shows nothing at the view's width. */
export function isHidden(element: HtmlElement, view: Pick<View, 'css'>): boolean {
  const css = view.css(element);
  const value = (name: string) => css.get(name)?.trim().toLowerCase() ?? '';
  if (value('display') === 'none' || element.attrs.some(({ name }) => name === 'hidden')) return true;
  if (value('visibility') === 'hidden' && value('mso-hide') === 'all') return true;
  // Some mails keep their width in Gmail by an image without a height.
  if (element.tagName === 'img' && isNothing(value('height'))) return true;
  const cut = value('overflow') === 'hidden' && (isNothing(value('max-height')) || isNothing(value('height')));
  return cut || (value('mso-hide') === 'all' && isNothing(value('max-height')));
}

function isNothing(length: string): boolean {
  return length !== '' && pixels(length) === 0;
}

/** Returns whether an element has nothing to see: no words, no images, nothing foreign. */
export function isEmpty(element: HtmlElement, context: ImportContext): boolean {
  return element.childNodes.every((node) => {
    const text = textValue(node);
    if (text !== undefined) return isBlank(withoutUnseen(text).replaceAll('\u00a0', ' '));
    if (!isElement(node)) return true;
    const kind = kindOf(node, context);
    if (kind === 'silent' || kind === 'hidden') return true;
    if (kind === 'foreign' || node.tagName === 'img' || node.tagName === 'hr') return false;
    const look = lookOf(node, context.desktop);
    const { border } = look;
    const seen = look.image !== null || border.top + border.bottom + border.left + border.right > 0;
    return !seen && isEmpty(node, context);
  });
}

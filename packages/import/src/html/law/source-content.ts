import { mailUrl } from '@mailwright/blocks';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { plainTag, tagsIn } from '../../law/plain-tags.ts';
import { plainWords } from '../../law/plain-words.ts';
import { attribute, childElements, commentValue, isBlank, textValue } from '../dom.ts';
import { type ImportContext, lookOf } from '../import-context.ts';
import { isEmpty, kindOf } from '../recognize/classify.ts';
import { isFollowedLink, isSeenImage } from './counts.ts';

/** Part of a source that a reader or a machine gets. */
export interface SourcePart {
  readonly kind:
    | 'word'
    | 'link'
    | 'address'
    | 'image'
    | 'background'
    | 'gradient'
    | 'tag'
    | 'anchor'
    | 'element'
    | 'attribute'
    | 'data'
    | 'dark';
  /** Words and tags as they are compared, an address, a color, a name, or what an attribute says. */
  readonly value: string;
  /** Name of the attribute or the property. */
  readonly name?: string;
  /** A tag as its author wrote it. */
  readonly written?: string;
  /** Element that holds the part, or that is the part. */
  readonly element: HtmlElement;
}

/** Everything in the body of a source that a reader can see or follow, in its order. */
export function sourceContent(body: HtmlElement, context: ImportContext): readonly SourcePart[] {
  const parts: SourcePart[] = [];
  const paint = (element: HtmlElement) => {
    const { background, image, lostImage } = lookOf(element, context.desktop);
    const address = image?.backgroundImage ?? lostImage;
    if (address !== '') parts.push({ kind: 'background', value: address, element });
    const gradient = gradientOf(context.desktop.css(element));
    if (gradient !== '') parts.push({ kind: 'gradient', value: gradient, element });
    if (background !== '' && !isCovered(element, context))
      parts.push({ kind: 'background', value: background, element });
  };
  const collect = (element: HtmlElement, isShown: boolean): void => {
    for (const node of element.childNodes) {
      const text = textValue(node);
      if (text !== undefined) {
        const words = plainWords(text);
        if (words !== '') parts.push({ kind: 'word', value: words, element });
      }
      parts.push(...tagParts(text ?? ownComment(node), element));
      if (!isElement(node)) continue;
      const kind = kindOf(node, context);
      if (kind === 'silent') continue;
      for (const { name, value } of node.attrs) parts.push(...tagParts(value, node, name));
      const shown = isShown && kind !== 'hidden';
      if (node.tagName === 'img') addImage(node, parts);
      if (node.tagName === 'a' && isFollowedLink(attribute(node, 'href'), !isEmpty(node, context)))
        addLink(node, parts);
      if (shown) paint(node);
      collect(node, shown);
    }
  };
  paint(body);
  collect(body, true);
  return parts;
}

/** The template tags in a text or an attribute, as parts of the element that it stands in; those of its looks have a name. */
export function tagParts(text: string, element: HtmlElement, attribute = ''): readonly SourcePart[] {
  const isLook = attribute === 'class' || attribute === 'style';
  return tagsIn(text).map((written) => ({
    ...{ kind: 'tag', value: plainTag(written), written, element },
    ...(isLook && { name: attribute }),
  }));
}

/** Returns what a comment holds; of what is for Outlook alone nothing: the report names it by itself. */
export function ownComment(node: HtmlNode): string {
  const comment = commentValue(node) ?? '';
  return /^\s*\[if\b/i.test(comment) ? '' : comment;
}

/** A link; `address` beside it where a block would send another one than its author wrote. */
function addLink(element: HtmlElement, parts: SourcePart[]): void {
  const value = attribute(element, 'href').trim();
  parts.push({ kind: 'link', value, element });
  const sent = mailUrl(value, '', (name) => `{{${name}}}`);
  if (sent !== '' && plainAddress(sent) !== plainAddress(value)) parts.push({ kind: 'address', value, element });
}

function plainAddress(address: string): string {
  return address.replace(/^\/\//, 'https://').replace(/\s+/g, '').replaceAll('%20', '');
}

/** A background that is a gradient, as it is written; '' for any other. */
function gradientOf(css: ReadonlyMap<string, string>): string {
  const image = css.get('background-image')?.trim() ?? '';
  return /(?:^|[\s,-])(?:linear|radial|conic)-gradient\(/i.test(image) ? image : '';
}

function addImage(element: HtmlElement, parts: SourcePart[]): void {
  const [src = '', alt = '', width = '', height = ''] = ['src', 'alt', 'width', 'height'].map((name) =>
    attribute(element, name),
  );
  if (isSeenImage({ src, alt, width, height })) parts.push({ kind: 'image', value: src.trim(), element });
}

/** Number of boxes in each other that are looked into for one that covers a background. */
const MAX_BOX_DEPTH = 12;

/** Returns whether a background is invisible: another one covers all of the element, or the element has no visible area. */
function isCovered(element: HtmlElement, context: ImportContext): boolean {
  let at = element;
  for (let depth = 0; depth < MAX_BOX_DEPTH; depth += 1) {
    const { padding, border, height } = lookOf(at, context.desktop);
    const inset = [padding, border].some(({ top, right, bottom, left }) => top + right + bottom + left > 0);
    if (inset || height > 0) return false;
    const [only, ...others] = childElements(at).filter((child) => kindOf(child, context) !== 'silent');
    const holdsWords = at.childNodes.some((node) => !isBlank(textValue(node) ?? ''));
    if (!only) return !holdsWords;
    if (others.length > 0 || holdsWords || kindOf(only, context) === 'inline') return false;
    const look = lookOf(only, context.desktop);
    const isPart = ['tbody', 'tr', 'td', 'th', 'div'].includes(only.tagName);
    const fills = look.width.share === 1 || (isPart && look.width.px === null && look.width.max === null);
    const margins = look.margin.top + look.margin.bottom + look.margin.left + look.margin.right;
    if (!fills || margins > 0) return false;
    if (look.background !== '') return true;
    at = only;
  }
  return false;
}

import { type Link, NO_LINK } from '@mailwright/blocks';
import type { HtmlElement } from '@mailwright/island';
import { pixels, shareOf } from '../../../css-length.ts';
import { attribute, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf, type View } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import { isHidden } from '../classify.ts';
import { imageAddress } from './image-address.ts';
import { imageSwap } from './image-swap.ts';
import { linkOf } from './link-of.ts';

/** The longest description and the largest width that an image block takes. */
const MAX_ALT_LENGTH = 1000;
const WIDEST_IMAGE = 2000;

/** Tracking pixels and spacer images are written with a side of 1 to 3 CSS pixels; a line drawn as an image is thicker. */
const PIXEL_SIDE = 3;

/** An image as a block; null where a block could not show it as it is. */
export function recognizeImage(
  element: HtmlElement,
  link: HtmlElement | null,
  context: ImportContext,
): ImportLeaf | null {
  const src = imageAddress(element, context);
  if (src === null || context.stays.has(element) || isPixel(element)) return null;
  const to = link ? linkOf(link, context) : { link: NO_LINK, exact: true };
  if (!to.exact) return null;
  const look = lookOf(element, context.desktop);
  const { width, margin, padding, border, borderColor, borderStyle, radius } = look;
  const alt = attribute(element, 'alt').trim().slice(0, MAX_ALT_LENGTH);
  const swap = imageSwap(element, context);
  // They are in the block now.
  for (const twin of swap?.twins ?? []) context.hidden.known.set(twin, null);
  const bordered = border.top + border.right + border.bottom + border.left > 0;
  const side = {
    top: padding.top,
    right: padding.right + margin.right,
    bottom: padding.bottom,
    left: padding.left + margin.left,
  };
  return {
    kind: 'leaf',
    name: 'img',
    type: 'image',
    props: {
      src,
      alt,
      decorative: false,
      link: linkProps(to.link),
      width: widthOf(element, context),
      naturalWidth: 0,
      ...swap?.versions,
    },
    ...phoneWidth(element, context),
    ...(width.share !== null && width.share < 1 && width.max === null && { share: width.share }),
    style: {
      ...aligns(element, context),
      ...(side.top > 0 && { paddingTop: side.top }),
      ...(side.right > 0 && { paddingRight: side.right }),
      ...(side.bottom > 0 && { paddingBottom: side.bottom }),
      ...(side.left > 0 && { paddingLeft: side.left }),
      ...(radius > 0 && { borderRadius: radius }),
      ...(bordered && {
        borderTopWidth: border.top,
        borderRightWidth: border.right,
        borderBottomWidth: border.bottom,
        borderLeftWidth: border.left,
        borderColor,
        borderStyle,
      }),
      ...(isHidden(element, context.phone) && !swap?.versions.srcPhone && { hideOn: 'mobile' as const }),
    },
    top: margin.top,
    bottom: margin.bottom,
    notes: look.lost.filter((name) => name !== 'position').map((detail) => ({ reason: 'setting-left-out', detail })),
  };
}

/** Pictures that count openings or keep a distance are stretched from one dot: a block would blow them up. */
function isPixel(element: HtmlElement): boolean {
  const sides = ['width', 'height'].map((name) => pixels(attribute(element, name)));
  return sides.some((side) => side !== null && side <= PIXEL_SIDE);
}

/** Written for JSON: links are plain objects. */
function linkProps({ href, target, title }: Link) {
  return { href, target, title };
}

/** Pixels the image is wide at most; 0: as wide as its column. */
function widthOf(element: HtmlElement, context: ImportContext): number {
  const { px, share, max } = lookOf(element, context.desktop).width;
  const written = context.desktop.css(element).get('width') ?? '';
  const attr = pixels(attribute(element, 'width'));
  if (share !== null) return share >= 1 && max !== null ? bounded(max) : 0;
  if (px !== null) return bounded(Math.min(px, max ?? px));
  if (written.trim() === 'auto' || written === '') {
    const known = context.imageWidth(attribute(element, 'src').trim());
    if (known > 0) return bounded(Math.min(known, max ?? known));
  }
  if (max !== null) return bounded(max);
  return shareOf(attribute(element, 'width')) === null && attr !== null ? bounded(attr) : 0;
}

function bounded(width: number): number {
  return Math.min(WIDEST_IMAGE, Math.max(0, Math.round(width)));
}

/** On a phone, an image under words that were beside it may stand elsewhere. */
function aligns(element: HtmlElement, context: ImportContext) {
  const [align, narrow] = [alignOf(element, context.desktop), alignOf(element, context.phone)];
  return { align, ...(narrow !== align && { phone: { align: narrow } }) };
}

function alignOf(element: HtmlElement, view: View): 'left' | 'center' | 'right' {
  const { display, place } = lookOf(element, view);
  const around = view.text(element);
  if (place === 'center' || place === 'right') return place;
  const align = display === 'block' ? around.blocks : around.align;
  return align === 'center' || align === 'right' ? align : 'left';
}

function phoneWidth(element: HtmlElement, context: ImportContext): { readonly phoneWidth?: number } {
  const width = fixedWidth(element, context.phone);
  return width === null ? {} : { phoneWidth: width };
}

/** Pixels that an element is wide at most, by what it or the boxes around it say; null where all of them are fluid. */
function fixedWidth(element: HtmlElement, view: View): number | null {
  let most = Number.POSITIVE_INFINITY;
  for (let at: HtmlElement | null = element; at && at.tagName !== 'body'; at = parentElement(at)) {
    const { px, share, max } = lookOf(at, view).width;
    if (max !== null) most = Math.min(most, max);
    if (px !== null && !isStretched(at, view)) return Math.min(most, px);
    if (share !== null && share < 1) break;
  }
  return Number.isFinite(most) ? most : null;
}

/** The cells of a table with a width of its own share that, whatever they say themselves. */
function isStretched(element: HtmlElement, view: View): boolean {
  if (element.tagName !== 'td' && element.tagName !== 'th') return false;
  let table = parentElement(element);
  while (table && table.tagName !== 'table') table = parentElement(table);
  const width = table ? lookOf(table, view).width : null;
  return width !== null && (width.px !== null || width.share !== null);
}

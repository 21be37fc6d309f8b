import { isImageAddress, type Link, NO_LINK } from '@mailwright/blocks';
import type { HtmlElement } from '@mailwright/island';
import { attribute, parentElement } from '../dom.ts';
import { percent, pixels } from '../look/length.ts';
import { lookOf, type Reading, type View } from '../reading.ts';
import { isKeptAddress } from '../template-tags.ts';
import { isHidden } from './classify.ts';
import { linkOf } from './link-of.ts';
import type { LeafPart } from './part.ts';

/** An image as a block; null where a block could not show it as it is. */
export function imagePart(element: HtmlElement, link: HtmlElement | null, reading: Reading): LeafPart | null {
  const src = attribute(element, 'src').trim().replace(/^\/\//, 'https://');
  if (!isImageAddress(src) || !isKeptAddress(src) || src.length > 8192) return null;
  if (isPixel(element)) return null;
  const to = link ? linkOf(link) : { link: NO_LINK, exact: true };
  if (!to.exact) return null;
  const look = lookOf(element, reading.desk);
  const { width, margin, padding, border, borderColor, borderStyle, radius } = look;
  const alt = attribute(element, 'alt').trim().slice(0, 1000);
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
    props: { src, alt, decorative: false, link: linkProps(to.link), width: widthOf(element, reading), naturalWidth: 0 },
    ...phoneWidth(element, reading),
    ...(width.share !== null && width.share < 1 && width.max === null && { share: width.share }),
    style: {
      ...aligns(element, reading),
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
      ...(isHidden(element, reading.phone) && { hideOn: 'mobile' as const }),
    },
    top: margin.top,
    bottom: margin.bottom,
    notes: look.lost.filter((name) => name !== 'position').map((detail) => ({ reason: 'setting-left-out', detail })),
  };
}

/** Pictures that count openings or keep a distance are stretched from one dot: a block would blow them up. */
function isPixel(element: HtmlElement): boolean {
  const sides = ['width', 'height'].map((name) => pixels(attribute(element, name)));
  return sides.some((side) => side !== null && side <= 3);
}

/** Written for JSON: links are plain objects. */
function linkProps({ href, target, title }: Link) {
  return { href, target, title };
}

/** Pixels the image is wide at most; 0: as wide as its column. */
function widthOf(element: HtmlElement, reading: Reading): number {
  const { px, share, max } = lookOf(element, reading.desk).width;
  const written = reading.desk.css(element).get('width') ?? '';
  const attr = pixels(attribute(element, 'width'));
  if (share !== null) return share >= 1 && max !== null ? bounded(max) : 0;
  if (px !== null) return bounded(Math.min(px, max ?? px));
  if (written.trim() === 'auto' || written === '') {
    const known = reading.imageWidth(attribute(element, 'src').trim());
    if (known > 0) return bounded(Math.min(known, max ?? known));
  }
  if (max !== null) return bounded(max);
  return percent(attribute(element, 'width')) === null && attr !== null ? bounded(attr) : 0;
}

function bounded(width: number): number {
  return Math.min(2000, Math.max(0, Math.round(width)));
}

/** On a phone, an image under words that were beside it may stand elsewhere. */
function aligns(element: HtmlElement, reading: Reading) {
  const [align, narrow] = [alignOf(element, reading.desk), alignOf(element, reading.phone)];
  return { align, ...(narrow !== align && { phone: { align: narrow } }) };
}

function alignOf(element: HtmlElement, view: View): 'left' | 'center' | 'right' {
  const { display, place } = lookOf(element, view);
  const around = view.text(element);
  if (place === 'center' || place === 'right') return place;
  const align = display === 'block' ? around.blocks : around.align;
  return align === 'center' || align === 'right' ? align : 'left';
}

function phoneWidth(element: HtmlElement, reading: Reading): { readonly phoneWidth?: number } {
  const width = fixedWidth(element, reading.phone);
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

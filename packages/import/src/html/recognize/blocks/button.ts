import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { childElements, isBlank, parentElement, textValue } from '../../dom.ts';
import { type ImportContext, lookOf, type View } from '../../import-context.ts';
import type { ConversionNote, ImportLeaf } from '../../import-node.ts';
import type { BoxStyle, Sides } from '../../look/box-style.ts';
import { HEADING_LINE_HEIGHT, lineRatio, transformed } from '../../look/text-style.ts';
import { isKeptInText } from '../../template-tags.ts';
import { isEmpty, kindOf } from '../classify.ts';
import { tableOf } from '../layout/table.ts';
import { isLink, linkOf } from './link-of.ts';

/** Buttons in mails sit in at most a handful of boxes; a longer chain is a layout that ends in a link. */
const MAX_CHAIN_LENGTH = 24;

/** A wider box with one link in it is a banner, CSS pixels. */
const WIDEST_BUTTON = 340;

/** An empty cell this wide beside the link is a column, not a spacer, CSS pixels. */
const SPACER_WIDTH = 60;

/** A border in the background's color is padding if its sides are thicker than lines together, CSS pixels. */
const PADDING_BORDER = 8;

/** With less padding than this the button's height comes from `height`, CSS pixels. */
const NO_PADDING = 4;

/** Average width of a letter in relation to the font size. */
const LETTER_WIDTH = 0.52;

/** The longest label and the largest padding that a button block takes. */
const MAX_LABEL_LENGTH = 500;
const MAX_PADDING = { x: 200, y: 100 } as const;

const AROUND = new Set(['table', 'tbody', 'tr', 'td', 'th', 'div', 'center', 'p', 'span', 'strong', 'b']);

const CELLS = new Set(['td', 'th']);

/** Elements in a table that are as wide as the table if they stand alone in it. */
const IN_TABLE = new Set(['tbody', 'tr', 'td', 'th', 'center']);

/** A table or box that holds nothing but a link and looks like a button. */
export function recognizeButton(element: HtmlElement, context: ImportContext): ImportLeaf | null {
  const found = chainTo(element, context);
  const chain = found?.chain;
  const link = chain?.at(-1);
  if (!found || !chain || !link) return null;
  const looks = chain.map((each) => lookOf(each, context.desktop));
  const own = looks.at(-1);
  if (!own) return null;
  const shown = outermost(looks);
  const holder = looks[shown];
  // What is wider than a button is the place in which it stands.
  if (!holder || looks.slice(0, shown).some(({ width }) => (width.px ?? 0) > WIDEST_BUTTON)) return null;
  // A band of color over the whole width with a link on it is no button.
  const [first] = chain;
  const table =
    chain.find(({ tagName }) => tagName === 'table') ?? (first && CELLS.has(first.tagName) ? tableOf(first) : null);
  const tight = table && isTight(lookOf(table, context.desktop));
  const inside = looks.slice(shown);
  const isFull = isFilled(inside, own);
  const isBoxed = looks.length - 1 === shown || tight || (holder.width.px !== null && isTight(holder)) || isFull;
  const availableWidth = sum(inside.map(({ padding }) => padding));
  const high = holder.height || own.height || highLine(link, own, context);
  const edges = inside.reduce((all, look) => all + borderOf(look), 0);
  if (
    !isBoxed ||
    availableWidth.top + availableWidth.bottom + availableWidth.left + availableWidth.right + high + edges === 0
  )
    return null;
  if (
    availableWidth.left + availableWidth.right + borderOf(own) === 0 &&
    own.width.px === null &&
    holder.width.px === null &&
    !isFull &&
    !isLine(own, high)
  )
    return null;
  return leaf(chain, looks, shown, availableWidth, found.height, context);
}

/** A link with padding of its own that takes all of the painted boxes around it is as wide as they are. */
function isFilled(inside: readonly BoxStyle[], { width, display, padding }: BoxStyle): boolean {
  const isWide = width.share === 1 || (display === 'block' && width.px === null);
  const boxes = inside.slice(0, -1);
  if (boxes.length === 0) return false;
  const around = sum(boxes.map((look) => look.padding));
  return (
    isWide &&
    padding.top + padding.bottom >= NO_PADDING &&
    around.top + around.right + around.bottom + around.left === 0
  );
}

/** Returns whether a link is a line of its own with a set height, as high as a button. */
function isLine({ display, width }: BoxStyle, high: number): boolean {
  return display === 'block' && width.px === null && high > 0;
}

/** A line this much higher than its words is the height of a button. */
const HIGH_LINE = 1.7;

/** The height of a link's line where it makes the button as high as it is, CSS pixels; 0 where padding or nothing does. */
function highLine(link: HtmlElement, { padding, border, display }: BoxStyle, context: ImportContext): number {
  const { line, size } = context.desktop.text(link);
  const isBox = display === 'block' || display.startsWith('inline-') || display === 'table-cell';
  // Borders in the color of the button are its padding.
  const inside = padding.top + padding.bottom + (border.top > PADDING_BORDER / 2 ? border.top + border.bottom : 0);
  if (!isBox || line === null || inside >= NO_PADDING) return 0;
  const height = 'px' in line ? line.px : line.ratio * size;
  return height >= HIGH_LINE * size ? height : 0;
}

/** Returns whether a link is painted and has a size of its own, as buttons do. */
export function looksLikeButton(link: HtmlElement, context: ImportContext): boolean {
  const look = lookOf(link, context.desktop);
  if (look.background === '' && look.border.top === 0) return false;
  const { padding, border, width } = look;
  return (
    padding.left + padding.right + border.left > LEAST_BUTTON_PADDING ||
    ((width.px !== null || look.display === 'block') && highLine(link, look, context) > 0)
  );
}

/** A painted link with less than this beside its text is a highlighted word, CSS pixels. */
const LEAST_BUTTON_PADDING = 4;

/**
 * The box that the button is seen as: the innermost one that is painted, and those around it that are painted alike and
 * no wider than a button, whose padding is the button's, too. -1 where none is painted.
 */
function outermost(looks: readonly BoxStyle[]): number {
  let at = looks.findLastIndex((look) => look.background !== '' || borderOf(look) > 0);
  const background = looks[at]?.background || looks.slice(0, at).findLast((look) => look.background !== '')?.background;
  for (let outer = at - 1; outer >= 0; outer -= 1) {
    const look = looks[outer];
    if (!look || !isTight(look) || (look.background !== '' && look.background !== background)) break;
    if (look.background !== '' && look.background === background) at = outer;
  }
  return at;
}

function leaf(
  chain: readonly HtmlElement[],
  looks: readonly BoxStyle[],
  shown: number,
  availableWidth: Sides,
  height: number,
  context: ImportContext,
): ImportLeaf | null {
  const [outer] = looks;
  const link = chain.at(-1);
  const own = looks.at(-1);
  const holder = looks[shown];
  if (!link || !own || !holder || !outer) return null;
  const label = labelOf(link, context);
  const { link: to, exact } = linkOf(link, context);
  if (label === '' || label.length > MAX_LABEL_LENGTH || !isKeptInText(label, context.source) || !exact) return null;
  const look = wordsLook(link, context);
  // Wide borders of the background's color are how some mails pad their buttons.
  const { border, borderColor, radius } = looks.slice(shown).find((each) => borderOf(each) > 0) ?? holder;
  const background = looks.slice(shown).findLast((each) => each.background !== '')?.background ?? '';
  const padded = borderColor === background && borderOf({ border }) > PADDING_BORDER;
  const line = highLine(link, own, context);
  const ratio = line > 0 ? HEADING_LINE_HEIGHT : lineRatio(look);
  const width = own.width.px ?? holder.width.px;
  const text = label.length * look.size * LETTER_WIDTH;
  const fullWidth = looks.every(
    ({ width: each, display }, index) =>
      index > shown || each.share === 1 || display === 'block' || IN_TABLE.has(chain[index]?.tagName ?? ''),
  );
  const paddingX = availableWidth.left + availableWidth.right + (padded ? border.left + border.right : 0);
  const inner = availableWidth.top + availableWidth.bottom + (padded ? border.top + border.bottom : 0);
  const high = Math.max(0, ...looks.slice(shown).map((each) => each.height), height, line);
  const paddingY = inner < NO_PADDING && high > 0 ? Math.max(0, high - look.size * ratio) : inner;
  const above = looks.slice(0, shown);
  const corner = Math.max(radius, ...looks.slice(shown).map((each) => each.radius));
  const notes: ConversionNote[] = looks.flatMap(({ lost }) =>
    lost.map((detail): ConversionNote => ({ reason: 'setting-left-out', detail })),
  );
  const [first = link] = chain;
  const stands = placeOf(first, outer, context.desktop);
  const narrow = placeOf(first, lookOf(first, context.phone), context.phone);
  return {
    kind: 'leaf',
    name: 'a',
    type: 'button',
    props: {
      label,
      link: { href: to.href, target: to.target, title: to.title },
      fullWidth: fullWidth && width === null && (outer.width.share === 1 || (outer === own && isLine(own, high))),
      paddingX: clamp(
        width !== null && width > text && paddingX < width - text ? (width - text) / 2 : paddingX / 2,
        MAX_PADDING.x,
      ),
      paddingY: clamp(paddingY / 2, MAX_PADDING.y),
    },
    style: {
      align: stands,
      ...(narrow !== stands && { phone: { align: narrow } }),
      fontFamily: look.family,
      fontSize: Math.max(1, look.size),
      fontWeight: look.bold ? 'bold' : 'normal',
      color: look.color,
      lineHeight: Math.min(1000, Math.round((ratio / HEADING_LINE_HEIGHT) * 100)),
      backgroundColor: background || 'transparent',
      borderRadius: corner,
      ...(look.spacing !== 0 && { letterSpacing: look.spacing }),
      ...(!padded &&
        borderOf({ border }) > 0 && {
          borderTopWidth: border.top,
          borderRightWidth: border.right,
          borderBottomWidth: border.bottom,
          borderLeftWidth: border.left,
          borderColor,
        }),
    },
    top: total(above, 'top') + (looks.length - 1 === shown ? own.margin.top : 0),
    bottom: total(above, 'bottom') + (looks.length - 1 === shown ? own.margin.bottom : 0),
    notes,
  };
}

/** From an element down to the link that is all it holds. */
function chainTo(
  element: HtmlElement,
  context: ImportContext,
): { readonly chain: readonly HtmlElement[]; readonly height: number } | null {
  let height = 0;
  const chain: HtmlElement[] = [];
  for (let at: HtmlElement | undefined = element; at; ) {
    chain.push(at);
    if (context.stays.has(at)) return null;
    if (isLink(at)) return { chain, height };
    if (!AROUND.has(at.tagName) || chain.length > MAX_CHAIN_LENGTH) return null;
    const seen: readonly HtmlNode[] = at.childNodes.filter((node) => {
      const text = textValue(node);
      if (text !== undefined) return !isBlank(text);
      if (!isElement(node)) return false;
      const kind = kindOf(node, context);
      if (kind === 'silent') return false;
      if (kind === 'foreign' || !isSpent(node, context)) return true;
      height = Math.max(height, tallest(node, context));
      return false;
    });
    const only: HtmlNode | undefined = seen[0];
    if (seen.length !== 1 || !only || !isElement(only)) return null;
    at = only;
  }
  return null;
}

/** Cells and rows beside the one that matters, with nothing in them. */
function isSpent(element: HtmlElement, context: ImportContext): boolean {
  const { px } = lookOf(element, context.desktop).width;
  return ['td', 'th', 'tr', 'tbody'].includes(element.tagName) && isEmpty(element, context) && (px ?? 0) < SPACER_WIDTH;
}

/** Some buttons are as high as what stands beside their words. */
function tallest(element: HtmlElement, context: ImportContext): number {
  return Math.max(
    lookOf(element, context.desktop).height,
    ...childElements(element).map((child) => tallest(child, context)),
  );
}

function labelOf(link: HtmlElement, context: ImportContext): string {
  const parts: string[] = [];
  const collect = (element: HtmlElement): boolean =>
    element.childNodes.every((node) => {
      const text = textValue(node);
      if (text !== undefined) parts.push(transformed(text, context.desktop.text(element)));
      if (!isElement(node)) return true;
      const kind = kindOf(node, context);
      if (kind === 'silent') return true;
      if (node.tagName === 'br') parts.push(' ');
      return kind !== 'foreign' && kind !== 'hidden' && kind !== 'block' && node.tagName !== 'img' && collect(node);
    });
  return collect(link)
    ? parts
        .join('')
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
    : '';
}

/** Words in a link may stand in one more element that has their look. */
function wordsLook(link: HtmlElement, context: ImportContext) {
  let at = link;
  for (;;) {
    const [only, ...others] = childElements(at).filter(({ tagName }) => tagName !== 'br');
    const words = at.childNodes.some((node) => !isBlank((textValue(node) ?? '').replaceAll('\u00a0', ' ')));
    if (!only || others.length > 0 || words) return context.desktop.text(at);
    at = only;
  }
}

function placeOf(element: HtmlElement, outer: BoxStyle, view: View): 'left' | 'center' | 'right' {
  const parent = parentElement(element);
  const around = parent ? view.text(parent) : null;
  const inner = view.text(element);
  const full = outer.width.share === 1;
  if (outer.place && !full) return outer.place;
  if (outer.float === 'left' || outer.float === 'right') return outer.float;
  const inline = element.tagName === 'a' || outer.display.startsWith('inline');
  const align = full ? (inner.align ?? around?.align) : inline ? around?.align : around?.blocks;
  return align === 'center' || align === 'right' ? align : 'left';
}

/** As wide as what it holds, or as a button is. */
function isTight({ width }: BoxStyle): boolean {
  return width.share === null && (width.px === null || width.px <= WIDEST_BUTTON);
}

function sum(sides: readonly Sides[]): Sides {
  return sides.reduce((all, each) => ({
    top: all.top + each.top,
    right: all.right + each.right,
    bottom: all.bottom + each.bottom,
    left: all.left + each.left,
  }));
}

function total(looks: readonly BoxStyle[], side: 'top' | 'bottom'): number {
  return looks.reduce((all, { padding, margin }) => all + padding[side] + margin[side], 0);
}

function borderOf({ border }: Pick<BoxStyle, 'border'>): number {
  return border.top + border.right + border.bottom + border.left;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { childElements, isBlank, parentElement, textValue } from '../dom.ts';
import type { BoxLook, Sides } from '../look/box-look.ts';
import { lineRatio, transformed } from '../look/text-look.ts';
import { lookOf, type Reading } from '../reading.ts';
import { isKeptInText } from '../template-tags.ts';
import { isEmpty, kindOf } from './classify.ts';
import { linkOf } from './link-of.ts';
import type { ConversionNote, LeafPart } from './part.ts';

/** The line height of buttons at 100 %. */
const SINGLE = 1.2;

const AROUND = new Set(['table', 'tbody', 'tr', 'td', 'th', 'div', 'center', 'p', 'span', 'strong', 'b']);

/** A table or box that holds nothing but a link and looks like a button. */
export function buttonPart(element: HtmlElement, reading: Reading): LeafPart | null {
  const found = chainTo(element, reading);
  const chain = found?.chain;
  const link = chain?.at(-1);
  if (!found || !chain || !link) return null;
  const looks = chain.map((each) => lookOf(each, reading.desk));
  const own = looks.at(-1);
  if (!own) return null;
  const shown = outermost(looks);
  const holder = looks[shown];
  if (!holder) return null;
  // A band of colour over the whole width with a link on it is no button.
  const table = chain.find(({ tagName }) => tagName === 'table');
  const tight = table && isTight(lookOf(table, reading.desk));
  const isBoxed = looks.length - 1 === shown || tight || (holder.width.px !== null && isTight(holder));
  const inside = looks.slice(shown);
  const availableWidth = sum(inside.map(({ padding }) => padding));
  const high = holder.height || own.height;
  const edges = inside.reduce((all, look) => all + borderOf(look), 0);
  if (
    !isBoxed ||
    availableWidth.top + availableWidth.bottom + availableWidth.left + availableWidth.right + high + edges === 0
  )
    return null;
  if (
    availableWidth.left + availableWidth.right + borderOf(own) === 0 &&
    own.width.px === null &&
    holder.width.px === null
  )
    return null;
  return leaf(chain, looks, shown, availableWidth, found.height, reading);
}

/**
 * The box that the button is seen as: the innermost one that is painted, and those around it that are painted alike and
 * no wider than a button, whose padding is the button's, too. -1 where none is painted.
 */
function outermost(looks: readonly BoxLook[]): number {
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
  looks: readonly BoxLook[],
  shown: number,
  availableWidth: Sides,
  height: number,
  reading: Reading,
): LeafPart | null {
  const [outer] = looks;
  const link = chain.at(-1);
  const own = looks.at(-1);
  const holder = looks[shown];
  if (!link || !own || !holder || !outer) return null;
  const label = labelOf(link, reading);
  const { link: to, exact } = linkOf(link);
  if (label === '' || label.length > 500 || !isKeptInText(label) || !exact) return null;
  const look = wordsLook(link, reading);
  // Wide borders of the background's colour are how some mails pad their buttons.
  const { border, borderColor, radius } = looks.slice(shown).find((each) => borderOf(each) > 0) ?? holder;
  const background = looks.slice(shown).findLast((each) => each.background !== '')?.background ?? '';
  const padded = borderColor === background && borderOf({ border }) > 8;
  const ratio = lineRatio(look);
  const width = own.width.px ?? holder.width.px;
  const text = label.length * look.size * 0.52;
  const fullWidth = looks.every(
    ({ width: each, display }, index) => index > shown || each.share === 1 || display === 'block',
  );
  const paddingX = availableWidth.left + availableWidth.right + (padded ? border.left + border.right : 0);
  const inner = availableWidth.top + availableWidth.bottom + (padded ? border.top + border.bottom : 0);
  const high = Math.max(0, ...looks.slice(shown).map(({ height }) => height), height);
  const paddingY = inner < 4 && high > 0 ? Math.max(0, high - look.size * ratio) : inner;
  const above = looks.slice(0, shown);
  const corner = Math.max(radius, ...looks.slice(shown).map((each) => each.radius));
  const notes: ConversionNote[] = looks.flatMap(({ lost }) =>
    lost.map((detail): ConversionNote => ({ reason: 'setting-left-out', detail })),
  );
  const stands = placeOf(chain[0] ?? link, outer, reading);
  return {
    kind: 'leaf',
    name: 'a',
    type: 'button',
    props: {
      label,
      link: { href: to.href, target: to.target, title: to.title },
      fullWidth: fullWidth && outer.width.share === 1 && width === null,
      paddingX: clamp(
        width !== null && width > text && paddingX < width - text ? (width - text) / 2 : paddingX / 2,
        200,
      ),
      paddingY: clamp(paddingY / 2, 100),
    },
    style: {
      align: stands,
      fontFamily: look.family,
      fontSize: Math.max(1, look.size),
      fontWeight: look.bold ? 'bold' : 'normal',
      color: look.color,
      lineHeight: Math.min(1000, Math.round((ratio / SINGLE) * 100)),
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
  reading: Reading,
): { readonly chain: readonly HtmlElement[]; readonly height: number } | null {
  let height = 0;
  const chain: HtmlElement[] = [];
  for (let at: HtmlElement | undefined = element; at; ) {
    chain.push(at);
    if (at.tagName === 'a') return { chain, height };
    if (!AROUND.has(at.tagName) || chain.length > 24) return null;
    const seen: readonly HtmlNode[] = at.childNodes.filter((node) => {
      const text = textValue(node);
      if (text !== undefined) return !isBlank(text);
      if (!isElement(node)) return false;
      const kind = kindOf(node, reading);
      if (kind === 'silent') return false;
      if (kind === 'foreign' || !isSpent(node, reading)) return true;
      height = Math.max(height, tallest(node, reading));
      return false;
    });
    const only: HtmlNode | undefined = seen[0];
    if (seen.length !== 1 || !only || !isElement(only)) return null;
    at = only;
  }
  return null;
}

/** Cells and rows beside the one that matters, with nothing in them. */
function isSpent(element: HtmlElement, reading: Reading): boolean {
  const { px } = lookOf(element, reading.desk).width;
  return ['td', 'th', 'tr', 'tbody'].includes(element.tagName) && isEmpty(element, reading) && (px ?? 0) < 60;
}

/** Some buttons are as high as what stands beside their words. */
function tallest(element: HtmlElement, reading: Reading): number {
  return Math.max(
    lookOf(element, reading.desk).height,
    ...childElements(element).map((child) => tallest(child, reading)),
  );
}

function labelOf(link: HtmlElement, reading: Reading): string {
  const parts: string[] = [];
  const collect = (element: HtmlElement): boolean =>
    element.childNodes.every((node) => {
      const text = textValue(node);
      if (text !== undefined) parts.push(transformed(text, reading.desk.text(element)));
      if (!isElement(node)) return true;
      const kind = kindOf(node, reading);
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
function wordsLook(link: HtmlElement, reading: Reading) {
  let at = link;
  for (;;) {
    const [only, ...others] = childElements(at).filter(({ tagName }) => tagName !== 'br');
    const words = at.childNodes.some((node) => !isBlank(textValue(node) ?? ''));
    if (!only || others.length > 0 || words) return reading.desk.text(at);
    at = only;
  }
}

function placeOf(element: HtmlElement, outer: BoxLook, reading: Reading): 'left' | 'center' | 'right' {
  const parent = parentElement(element);
  const around = parent ? reading.desk.text(parent) : null;
  const inner = reading.desk.text(element);
  const full = outer.width.share === 1;
  if (outer.place && !full) return outer.place;
  const inline = element.tagName === 'a' || outer.display.startsWith('inline');
  const align = full ? (inner.align ?? around?.align) : inline ? around?.align : around?.blocks;
  return align === 'center' || align === 'right' ? align : 'left';
}

/** As wide as what it holds, or as a button is. */
function isTight({ width }: BoxLook): boolean {
  return width.share === null && (width.px === null || width.px <= 340);
}

function sum(sides: readonly Sides[]): Sides {
  return sides.reduce((all, each) => ({
    top: all.top + each.top,
    right: all.right + each.right,
    bottom: all.bottom + each.bottom,
    left: all.left + each.left,
  }));
}

function total(looks: readonly BoxLook[], side: 'top' | 'bottom'): number {
  return looks.reduce((all, { padding, margin }) => all + padding[side] + margin[side], 0);
}

function borderOf({ border }: Pick<BoxLook, 'border'>): number {
  return border.top + border.right + border.bottom + border.left;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

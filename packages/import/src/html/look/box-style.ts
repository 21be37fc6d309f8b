import { color as hex } from '@mailwright/blocks';
import { BACKGROUND_POSITIONS, imageAddressSchema, type NodeStyle, type StyleValues } from '@mailwright/document';
import { pixels, shareOf } from '../../css-length.ts';
import { type Gradient, isClippedToText, readGradient } from './gradient.ts';

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_SIDES: Sides = { top: 0, right: 0, bottom: 0, left: 0 };

/** A width as it is written: pixels, a share of what is around it, or what the content needs (null). */
export interface WidthLook {
  readonly px: number | null;
  readonly share: number | null;
  readonly max: number | null;
}

/** Look of an element's box and its position. */
export interface BoxStyle {
  readonly padding: Sides;
  readonly margin: Sides;
  readonly width: WidthLook;
  readonly height: number;
  readonly border: Sides;
  readonly borderStyle: 'solid' | 'dashed' | 'dotted';
  readonly borderColor: string;
  readonly radius: number;
  /** `#rrggbb`, '' where what is behind shows through. */
  readonly background: string;
  /** Values of a background image or a gradient; null without one. */
  readonly image: StyleValues | null;
  /** A background image that no mail can load, as it is written. */
  readonly lostImage: string;
  readonly opacity: number;
  /** Between and around the cells of a table, CSS pixels. */
  readonly cellSpacing: { readonly x: number; readonly y: number };
  /** `auto` margins: where the box stands in what is around it. */
  readonly place: 'left' | 'center' | 'right' | null;
  readonly display: string;
  readonly float: string;
  /** Properties without a counterpart on any block; the report names them. */
  readonly lost: readonly string[];
}

/** Properties without a counterpart on any block. */
const LOST = ['box-shadow', 'text-shadow', 'transform', 'position'] as const;

/** Width to which percentages of paddings refer in most mails, CSS pixels. */
const USUAL_WIDTH = 600;

export function boxLook(css: ReadonlyMap<string, string>, em: number): BoxStyle {
  const text = (name: string) => css.get(name)?.trim().toLowerCase() ?? '';
  const side = (name: string) =>
    Math.max(0, round(pixels(text(name), { em }) ?? (shareOf(text(name)) ?? 0) * USUAL_WIDTH));
  const sides = (name: (at: string) => string): Sides => ({
    top: side(name('top')),
    right: side(name('right')),
    bottom: side(name('bottom')),
    left: side(name('left')),
  });
  const border = sides((at) => `border-${at}-width`);
  const drawn = (at: keyof Sides) => (/^(?:|none|hidden)$/.test(text(`border-${at}-style`)) ? 0 : border[at]);
  const shown = { top: drawn('top'), right: drawn('right'), bottom: drawn('bottom'), left: drawn('left') };
  const edge = (['top', 'bottom', 'left', 'right'] as const).find((at) => shown[at] > 0) ?? 'top';
  const style = text(`border-${edge}-style`);
  const address = addressIn(css.get('background-image') ?? '');
  const usable = address !== '' && imageAddressSchema.safeParse(address).success && /^(?:https?:)?\/\//i.test(address);
  const isClipped = isClippedToText(css);
  const gradient = address === '' && !isClipped ? readGradient(css.get('background-image') ?? '') : null;
  return {
    padding: sides((at) => `padding-${at}`),
    margin: sides((at) => `margin-${at}`),
    width: widthOf(text, em),
    height: shareOf(text('height')) === null ? side('height') : 0,
    border: shown,
    borderStyle: style === 'dashed' || style === 'dotted' ? style : 'solid',
    borderColor: hex(text(`border-${edge}-color`)) || hex(text('color')) || '#000000',
    radius: side('border-radius'),
    background: isClipped ? '' : hex(text('background-color')) || (gradient?.from ?? ''),
    image: usable ? imageStyle(address, text) : gradient && gradientStyle(gradient),
    lostImage: address !== '' && !usable ? address : '',
    opacity: text('opacity') === '' ? 1 : Math.min(1, Math.max(0, Number(text('opacity')) || 0)),
    cellSpacing: cellSpacing(text, em),
    place: placeOf(text('margin-left'), text('margin-right')),
    display: text('display'),
    float: text('float'),
    lost: [
      ...LOST.filter((name) => !/^(?:|none|static|relative|initial|unset)$/.test(text(name))),
      ...(isClipped ? ['background-clip'] : []),
    ],
  };
}

function cellSpacing(text: (name: string) => string, em: number): BoxStyle['cellSpacing'] {
  if (text('border-collapse') === 'collapse') return { x: 0, y: 0 };
  const [x = '', y = x] = text('border-spacing').split(/\s+/);
  return { x: Math.max(0, pixels(x, { em }) ?? 0), y: Math.max(0, pixels(y, { em }) ?? 0) };
}

function widthOf(text: (name: string) => string, em: number): WidthLook {
  const width = text('width');
  const max = pixels(text('max-width'), { em });
  const px = pixels(width, { em });
  // Nothing is as wide as nothing: tables and cells that say so are as wide as what they hold.
  return { px: px === null || px <= 0 ? null : px, share: shareOf(width) || null, max };
}

function placeOf(left: string, right: string): BoxStyle['place'] {
  if (left === 'auto') return right === 'auto' ? 'center' : 'right';
  return null;
}

function addressIn(value: string): string {
  const [, double, single, bare] = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/i.exec(value) ?? [];
  const address = (double ?? single ?? bare ?? '').trim();
  return address.startsWith('//') ? `https:${address}` : address;
}

function imageStyle(address: string, text: (name: string) => string): StyleValues {
  const size = text('background-size');
  const repeat = text('background-repeat');
  return {
    backgroundImage: address,
    backgroundSize: size === 'contain' ? 'contain' : /cover|100%/.test(size) ? 'cover' : 'auto',
    backgroundPosition: positionOf(text('background-position')),
    backgroundRepeat: repeat === 'no-repeat' || repeat === 'repeat-x' || repeat === 'repeat-y' ? repeat : 'repeat',
  };
}

function gradientStyle({ from, to, angle }: Gradient): StyleValues | null {
  return angle === null ? null : { gradientFrom: from, gradientTo: to, gradientAngle: angle };
}

function positionOf(value: string): (typeof BACKGROUND_POSITIONS)[number] {
  const [first = '', second = ''] = value.split(/\s+/);
  const across = /left|right/.test(second) || /top|bottom/.test(first) ? second : first;
  const down = across === first ? second : first;
  const x = /left|^0/.test(across) ? 'left' : /right|^100%/.test(across) ? 'right' : 'center';
  const y = /top|^0/.test(down) ? 'top' : /bottom|^100%/.test(down) ? 'bottom' : 'center';
  const [none] = BACKGROUND_POSITIONS;
  return value === '' ? none : (BACKGROUND_POSITIONS.find((name) => name === `${x} ${y}`) ?? 'center center');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The look that a node can carry: spacing, background, border, corners. */
export function boxStyle(
  look: Pick<BoxStyle, 'background' | 'image' | 'radius' | 'opacity'> & Bordered,
  padding: Sides,
): NodeStyle {
  const { border, borderStyle, borderColor, background, image, radius, opacity } = look;
  const bordered = border.top + border.right + border.bottom + border.left > 0;
  return {
    ...(padding.top > 0 && { paddingTop: padding.top }),
    ...(padding.right > 0 && { paddingRight: padding.right }),
    ...(padding.bottom > 0 && { paddingBottom: padding.bottom }),
    ...(padding.left > 0 && { paddingLeft: padding.left }),
    ...(background !== '' && { backgroundColor: background }),
    ...image,
    ...(bordered && {
      borderTopWidth: border.top,
      borderRightWidth: border.right,
      borderBottomWidth: border.bottom,
      borderLeftWidth: border.left,
      borderStyle,
      borderColor,
    }),
    ...(radius > 0 && { borderRadius: radius }),
    ...(opacity < 1 && { opacity }),
  };
}

export interface Bordered {
  readonly border: Sides;
  readonly borderStyle: BoxStyle['borderStyle'];
  readonly borderColor: string;
}

import { color as hex } from '@mailwright/blocks';
import { mapTags } from '@mailwright/contract';
import { fontFamilySchema, type TextDirection } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { pixels, shareOf } from '../../css-length.ts';
import type { Cascade } from '../css/cascade.ts';
import { parentElement } from '../dom.ts';
import { isClippedToText, readGradient } from './gradient.ts';

export type Align = 'left' | 'center' | 'right' | 'justify';

/** Look of an element's words: its own values over the inherited ones. */
export interface TextStyle {
  /** `#rrggbb`. */
  readonly color: string;
  readonly family: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Line height: a number of its own size, pixels, or as the font has it. */
  readonly line: { readonly ratio: number } | { readonly px: number } | null;
  readonly align: Align | null;
  /** Position of boxes narrower than their place: `align` attributes move them, the CSS property does not. */
  readonly blocks: Align | null;
  readonly spacing: number;
  readonly transform: 'uppercase' | 'lowercase' | 'capitalize' | null;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly visible: boolean;
  /** Text direction. */
  readonly dir: TextDirection;
}

export const PLAIN_TEXT: TextStyle = {
  color: '#000000',
  family: "'Times New Roman', Times, serif",
  size: 16,
  bold: false,
  italic: false,
  line: null,
  align: null,
  blocks: null,
  spacing: 0,
  transform: null,
  underline: false,
  strike: false,
  visible: true,
  dir: 'ltr',
};

export type TextLooks = (element: HtmlElement) => TextStyle;

/** Reads looks of elements, each once. `root` is what words look like outside of all elements. */
export function createTextLooks(cascade: Cascade, root: TextStyle = PLAIN_TEXT): TextLooks {
  const known = new WeakMap<HtmlElement, TextStyle>();
  return function look(element) {
    const before = known.get(element);
    if (before) return before;
    const parent = parentElement(element);
    const around = parent ? look(parent) : root;
    const result = inside(around, cascade.declared(element), element.tagName);
    known.set(element, result);
    return result;
  };
}

function inside(around: TextStyle, css: ReadonlyMap<string, string>, tag: string): TextStyle {
  const value = (name: string) => {
    const text = css.get(name)?.trim().toLowerCase() ?? '';
    return text === 'inherit' || text === 'unset' ? '' : text;
  };
  const size = sizeOf(value('font-size'), around.size);
  const weight = value('font-weight');
  const style = value('font-style');
  const decoration = value('text-decoration');
  // What an attribute aligns ends at the next table.
  const reset = tag === 'table' && around.blocks !== null;
  const box = !['a', 'span', 'u', 's', 'b', 'i', 'em', 'strong', 'font'].includes(tag);
  return {
    color: clippedColor(css) || hex(value('color')) || around.color,
    family: familyOf(css.get('font-family') ?? '') || around.family,
    size,
    bold: weight === '' ? around.bold : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: style === '' ? around.italic : /italic|oblique/.test(style),
    line: value('line-height') === '' ? around.line : lineOf(value('line-height'), size),
    align: alignOf(sideOf(value('text-align'), css, around)) ?? (reset ? null : around.align),
    blocks: value('text-align') === '' ? (reset ? null : around.blocks) : blocksOf(value('text-align')),
    spacing: spacingOf(value('letter-spacing'), size) ?? around.spacing,
    transform: value('text-transform') === '' ? around.transform : transformOf(value('text-transform')),
    // A line under words is drawn by who says so, whatever is said inside; boxes of their own leave it behind.
    underline: decoration.includes('underline') || (around.underline && decoration !== 'none' && !box),
    strike: decoration.includes('line-through') || (around.strike && decoration !== 'none' && !box),
    dir: value('direction') === 'rtl' ? 'rtl' : value('direction') === 'ltr' ? 'ltr' : around.dir,
    visible: value('visibility') === '' ? around.visible : value('visibility') !== 'hidden',
  };
}

/** Returns the first color of a gradient that is seen through letters alone; '' for any other. */
function clippedColor(css: ReadonlyMap<string, string>): string {
  return isClippedToText(css) ? (readGradient(css.get('background-image') ?? '')?.from ?? '') : '';
}

function sizeOf(value: string, around: number): number {
  const named: Readonly<Record<string, number>> = {
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
    smaller: around / 1.2,
    larger: around * 1.2,
  };
  const share = shareOf(value);
  const size = share === null ? (pixels(value, { em: around }) ?? named[value] ?? around) : around * share;
  return size < 0 ? around : Math.round(size * 100) / 100;
}

function lineOf(value: string, size: number): TextStyle['line'] {
  if (/^\d*\.?\d+$/.test(value)) return { ratio: Number(value) };
  const share = shareOf(value);
  const px = share === null ? pixels(value, { em: size }) : share * size;
  return px === null ? null : { px };
}

/** `start` and `end` as the side that they are. */
function sideOf(value: string, css: ReadonlyMap<string, string>, { dir }: TextStyle): string {
  if (value !== 'start' && value !== 'end') return value;
  const isRightToLeft = (css.get('direction')?.trim().toLowerCase() || dir) === 'rtl';
  return (value === 'start') === isRightToLeft ? 'right' : 'left';
}

function alignOf(value: string): Align | null {
  const plain = value.replace(/^-(?:moz|webkit)-/, '');
  return plain === 'left' || plain === 'center' || plain === 'right' || plain === 'justify' ? plain : null;
}

function blocksOf(value: string): Align | null {
  return value.startsWith('-webkit-') ? alignOf(value) : null;
}

function spacingOf(value: string, size: number): number | null {
  if (value === 'normal') return 0;
  const px = pixels(value, { em: size });
  return px === null || Math.abs(px) > 100 ? null : Math.round(px * 100) / 100;
}

function transformOf(value: string): TextStyle['transform'] {
  return value === 'uppercase' || value === 'lowercase' || value === 'capitalize' ? value : null;
}

/** A font stack as mails may carry it: single quotes, none that are only for one system. */
function familyOf(value: string): string {
  if (value === '') return '';
  const family = value
    .replace(/["']/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'inherit')
    .map((name) => (/[^\w-]/.test(name) ? `'${name}'` : name))
    .join(', ');
  return fontFamilySchema.safeParse(family).success ? family : '';
}

/** Line height that `line-height: 100%` means in our texts and headings, as a factor of the font size. */
export const TEXT_LINE_HEIGHT = 1.4;
export const HEADING_LINE_HEIGHT = 1.2;

/** The line height in relation to the size of the words. */
export function lineRatio({ line, size }: TextStyle): number {
  // What browsers make of `normal` with the usual fonts.
  if (line === null) return 1.15;
  return 'ratio' in line ? line.ratio : size > 0 ? line.px / size : 1.15;
}

/** The words as `text-transform` shows them; template tags stay. */
export function transformed(text: string, look: TextStyle): string {
  return mapTags(
    text,
    (words) => transformedWords(words, look),
    (tag) => tag,
  );
}

function transformedWords(text: string, { transform }: TextStyle): string {
  switch (transform) {
    case null:
      return text;
    case 'uppercase':
      return text.toLocaleUpperCase('en');
    case 'lowercase':
      return text.toLocaleLowerCase('en');
    case 'capitalize':
      return text.replace(
        /(^|[\s\u00a0([{"'-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
      );
  }
}

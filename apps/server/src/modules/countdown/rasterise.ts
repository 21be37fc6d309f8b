import type { CountdownStyle } from '@mailwright/contract';
import { brightnessOf } from '../../pictures/draw-svg.ts';
import { canDraw, GLYPH_BOX, glyphLine } from './glyphs.ts';
import { type Layout, layoutOf } from './layout.ts';
import { paletteOf, rampIndex } from './palette.ts';

const UNITS = ['day', 'hour', 'minute', 'second'] as const;

/** Number that takes the plural form for many in most languages. */
const MANY = 20;

/** Most letters of a label; a longer one would overlap the next label. */
const MAX_LETTERS = 8;

/** Look of a countdown, drawn once: everything but the digits, and each digit, as indices into the palette. */
export interface Raster {
  readonly layout: Layout;
  readonly palette: readonly number[];
  readonly background: Uint8Array;
  readonly digits: readonly Uint8Array[];
}

/** Width of a letter of the labels with its space, as a share of its height. */
const LETTER = 0.86;

export async function rasterise(style: CountdownStyle, dayDigits: number): Promise<Raster> {
  const layout = layoutOf(style, dayDigits);
  const { width, height } = layout;
  const [box, labels, digits] = await Promise.all([
    coverage(width, height, shapes(style, layout)),
    coverage(width, height, labelShapes(layout, unitLabels(style.lang))),
    rasteriseDigits(layout),
  ]);
  const background = box.map((covered, index) => rampIndex('label', labels[index] ?? 0) || rampIndex('box', covered));
  return { layout, palette: paletteOf(style), background, digits: digits.map((digit) => onBackground(digit, style)) };
}

/** Returns the boxes behind the groups, or the colons between them, as SVG. */
function shapes({ look }: CountdownStyle, { groups }: Layout): string {
  return groups
    .map(({ x, y, width, height }, index) => {
      if (look === 'boxes') {
        return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.09}" fill="#fff" stroke="none"/>`;
      }
      const next = groups[index + 1];
      if (!next) return '';
      const middle = (x + width + next.x) / 2;
      return [0.36, 0.64]
        .map(
          (part) => `<circle cx="${middle}" cy="${y + height * part}" r="${width * 0.05}" fill="#fff" stroke="none"/>`,
        )
        .join('');
    })
    .join('');
}

function labelShapes({ groups, labelTop, labelHeight }: Layout, labels: readonly string[]): string {
  if (labelHeight === 0) return '';
  const advance = labelHeight * LETTER;
  return groups
    .map(({ x, width }, index) => {
      const text = labels[index] ?? '';
      const ink = (text.length - 1) * advance + labelHeight * (GLYPH_BOX.width / GLYPH_BOX.height);
      return glyphLine(text, x + (width - ink) / 2, labelTop, labelHeight, advance);
    })
    .join('');
}

/** Draws the ten digits side by side in one picture and cuts it apart. */
async function rasteriseDigits({ digits }: Layout): Promise<readonly Uint8Array[]> {
  const { width = 1, height = 1 } = digits[0] ?? {};
  const inset = (width - (height * GLYPH_BOX.width) / GLYPH_BOX.height) / 2;
  const sheet = await coverage(width * 10, height, glyphLine('0123456789', inset, 0, height, width));
  return Array.from({ length: 10 }, (_, digit) => {
    const cut = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
      const from = row * width * 10 + digit * width;
      cut.set(sheet.subarray(from, from + width), row * width);
    }
    return cut;
  });
}

/** Returns the digit over its background: pixels that the digit does not cover show the box, or the picture's background. */
function onBackground(digit: Uint8Array, { look }: CountdownStyle): Uint8Array {
  const free = look === 'boxes' ? rampIndex('box', 255) : 0;
  return digit.map((covered) => rampIndex('digit', covered) || free);
}

/** Returns how far white shapes cover each pixel, 0 to 255. */
function coverage(width: number, height: number, content: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`;
  return brightnessOf(svg, width, height);
}

/** Returns the labels of a countdown's groups in a language; in English when the language has no words that can be drawn. */
export function unitLabels(lang: string): readonly string[] {
  // For a language it does not know the formatter takes that of the machine.
  const [known] = Intl.NumberFormat.supportedLocalesOf(lang);
  const labels = UNITS.map((unit) => (known === undefined ? '' : unitLabel(known, unit)));
  return labels.every((label) => label !== '' && label.length <= MAX_LETTERS && canDraw(label))
    ? labels
    : UNITS.map((unit) => unitLabel('en', unit));
}

function unitLabel(lang: string, unit: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
  const part = format.formatToParts(MANY).find(({ type }) => type === 'unit');
  return (part?.value ?? '').trim().toLocaleUpperCase(lang);
}

/** Size of the box of each glyph, and width of its strokes. */
export const GLYPH_BOX = { width: 20, height: 32, stroke: 4 } as const;

/**
 * Strokes of digits and of the letters of the labels. They are drawn here instead of taken from a font: the fonts on a server
 * must not change how its mails look.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  0: 'M10 2C15 2 18 6 18 16S15 30 10 30 2 26 2 16 5 2 10 2Z',
  1: 'M5 8L12 2V30',
  2: 'M2.5 9.5C2.5 5 6 2 10 2S17.5 5 17.5 9.5C17.5 13 15.5 15.5 12.5 18.7L2.5 30H18',
  3: 'M3 2H17L9.5 12.5C14.5 12.5 18 16 18 21S14.5 30 9.5 30C5.5 30 3 28 2 25',
  4: 'M14 30V2L2 22H18.5',
  5: 'M16.5 2H5L3.8 14C5.5 12.3 7.5 11.6 9.8 11.6C14.6 11.6 18 15.4 18 20.7S14.5 30 9.5 30C6 30 3.3 28.3 2 25.5',
  6: 'M13.5 2L4.3 16C2.8 18 2 19.5 2 21.5C2 26.5 5.5 30 10 30S18 26.5 18 21.5 14.5 13.2 10 13.2C7 13.2 4.8 14.5 3.4 17',
  7: 'M2.5 2H17.5L7.5 30',
  8: 'M10 2C14 2 16.5 4.7 16.5 8.3S14 14.7 10 14.7 3.5 11.9 3.5 8.3 6 2 10 2ZM10 14.7C14.8 14.7 18 17.8 18 22.3S14.8 30 10 30 2 26.8 2 22.3 5.2 14.7 10 14.7Z',
  9: 'M6.5 30L15.7 16C17.2 14 18 12.5 18 10.5C18 5.5 14.5 2 10 2S2 5.5 2 10.5 5.5 18.8 10 18.8C13 18.8 15.2 17.5 16.6 15',
  A: 'M1 30L10 2L19 30M4.5 20.5H15.5',
  B: 'M3 2V30H10.5C15 30 18 27 18 22.8S15 15.5 10.5 15.5M3 2H10C14 2 16.5 4.8 16.5 8.7S14 15.5 10 15.5H3',
  C: 'M18 8C16.5 4.2 13.8 2 10.5 2C5 2 1.5 7.5 1.5 16S5 30 10.5 30C13.8 30 16.5 27.8 18 24',
  D: 'M3 2V30H8C14.5 30 18 25 18 16S14.5 2 8 2Z',
  E: 'M17 2H3V30H17M3 15.5H15',
  F: 'M17 2H3V30M3 15.5H15',
  G: 'M18 8C16.5 4.2 13.8 2 10.5 2C5 2 1.5 7.5 1.5 16S5 30 10.5 30C14.5 30 18 27 18 22V17H11.5',
  H: 'M2.5 2V30M17.5 2V30M2.5 15.5H17.5',
  I: 'M10 2V30',
  Í: 'M10 6V30M9 1.5L13 -3',
  J: 'M15 2V21.5C15 27 12 30 8.5 30C5 30 2.5 27.5 2.5 23',
  K: 'M3 2V30M17.5 2L3 18M8.5 12.5L18 30',
  L: 'M3 2V30H17',
  M: 'M1 30V2L10 19L19 2V30',
  N: 'M2.5 30V2L17.5 30V2',
  O: 'M10 2C15.5 2 19 7 19 16S15.5 30 10 30 1 25 1 16 4.5 2 10 2Z',
  P: 'M3 30V2H10.5C15 2 17.5 5 17.5 9.8S15 17.6 10.5 17.6H3',
  Q: 'M10 2C15.5 2 19 7 19 16S15.5 30 10 30 1 25 1 16 4.5 2 10 2ZM13 23.5L19 31',
  R: 'M3 30V2H10.5C15 2 17.5 5 17.5 9.3S15 16.7 10.5 16.7H3M10.5 16.7L18 30',
  S: 'M17 7C16 4 13.5 2 10 2C5.8 2 3 4.6 3 8.5C3 17.5 17.5 13 17.5 23C17.5 27.2 14.5 30 10 30C6 30 3.2 28 2 24.5',
  T: 'M1.5 2H18.5M10 2V30',
  U: 'M2.5 2V20C2.5 26.5 5.5 30 10 30S17.5 26.5 17.5 20V2',
  V: 'M1 2L10 30L19 2',
  W: 'M0.5 2L5 30L10 11L15 30L19.5 2',
  X: 'M2 2L18 30M18 2L2 30',
  Y: 'M1.5 2L10 16.5L18.5 2M10 16.5V30',
  Z: 'M2.5 2H17.5L2.5 30H18',
};

/** Strokes of marks over and under letters, above a capital letter of the box. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'M11 -1.5L7 -6',
  '\u0301': 'M9 -1.5L13 -6',
  '\u0302': 'M6 -1.5L10 -5.5L14 -1.5',
  '\u0303': 'M5.5 -2.5C7 -5.5 9 -4.5 10 -3.5S13 -1.5 14.5 -4.5',
  '\u0308': 'M6 -3V-3.1M14 -3V-3.1',
  '\u030a': 'M10 -6.5C11.5 -6.5 12.5 -5.5 12.5 -4.2S11.5 -2 10 -2 7.5 -3 7.5 -4.2 8.5 -6.5 10 -6.5Z',
  '\u030c': 'M6 -5.5L10 -1.5L14 -5.5',
  '\u0327': 'M10 30L11.5 33C11.5 35 9 35.5 7.5 34.5',
};

/** Returns the strokes of a letter with its marks; undefined when one of them is not drawn here. */
function strokes(letter: string): string | undefined {
  const own = GLYPHS[letter];
  if (own !== undefined) return own;
  const [base = '', ...marks] = letter.normalize('NFD');
  const parts = [GLYPHS[base], ...marks.map((mark) => MARKS[mark])];
  return marks.length === 0 || parts.includes(undefined) ? undefined : parts.join('');
}

/** Returns whether every letter of the text can be drawn. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => strokes(letter) !== undefined);
}

/** Returns a line of glyphs as SVG, from `x`, `y` at this height; `advance` is the width of one glyph with its space. */
export function glyphLine(text: string, x: number, y: number, height: number, advance: number): string {
  const scale = height / GLYPH_BOX.height;
  return [...text]
    .map((letter, index) => {
      const at = `translate(${x + index * advance} ${y}) scale(${scale})`;
      return `<path d="${strokes(letter) ?? ''}" transform="${at}" stroke-width="${GLYPH_BOX.stroke}"/>`;
    })
    .join('');
}

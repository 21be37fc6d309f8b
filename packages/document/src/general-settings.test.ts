import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS, FONT_STACKS, HEADING_LEVELS } from './general-settings.ts';

describe('a new mail', () => {
  it('is 700 pixels wide on white with a padding of 20', () => {
    const { width, padding, bgColor } = DEFAULT_SETTINGS;
    expect({ width, padding, bgColor }).toEqual({ width: 700, padding: 20, bgColor: '#ffffff' });
  });

  it('has single line spacing, no space under paragraphs and no underlined links', () => {
    const { lineSpacing, paragraphBottomSpace, underlineLinks } = DEFAULT_SETTINGS;
    expect({ lineSpacing, paragraphBottomSpace, underlineLinks }).toEqual({
      lineSpacing: 100,
      paragraphBottomSpace: false,
      underlineLinks: false,
    });
  });

  it('takes the first of 13 web-safe fonts for headings and paragraphs', () => {
    expect(FONT_STACKS).toHaveLength(13);
    expect(DEFAULT_SETTINGS.headerFonts).toBe(FONT_STACKS[0]?.stack);
    expect(DEFAULT_SETTINGS.paragraphFonts).toBe(FONT_STACKS[0]?.stack);
  });

  test.each([
    ['h1', 40, 18],
    ['h2', 32, 15],
    ['h3', 28, 12],
    ['h4', 24, 10],
    ['h5', 20, 8],
    ['h6', 16, 8],
  ] as const)('has %s in size %i with %i under it, in black', (level, size, bottomSpace) => {
    expect(DEFAULT_SETTINGS.headings[level]).toMatchObject({ size, bottomSpace, color: '#000000', italic: false });
  });

  it('knows size, colour, bold, italic and bottom space of six heading levels', () => {
    expect(Object.keys(DEFAULT_SETTINGS.headings)).toEqual(HEADING_LEVELS);
    for (const level of HEADING_LEVELS) {
      const keys = Object.keys(DEFAULT_SETTINGS.headings[level]).sort();
      expect(keys).toEqual(['bold', 'bottomSpace', 'color', 'italic', 'size']);
    }
  });
});

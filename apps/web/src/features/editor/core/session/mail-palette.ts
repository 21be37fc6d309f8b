import { type DocumentNode, type EmailDocument, HEADING_LEVELS, type JsonValue, walk } from '@mailwright/document';

const MAX_PALETTE_COLORS = 24;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The mail's own colours: those its author named, then those it uses, the most used first. */
export function mailPalette(document: EmailDocument): readonly string[] {
  const { palette, bgColor, outerColor, textColor, linkColor, buttons, headings } = document.settings;
  const uses = new Map<string, number>();
  const count = (color: JsonValue | undefined) => {
    if (typeof color !== 'string' || !HEX.test(color)) return;
    const same = longHex(color);
    uses.set(same, (uses.get(same) ?? 0) + 1);
  };
  walk(document, (node) => countColors(node, count));
  const general = [bgColor, outerColor, textColor, linkColor, buttons.backgroundColor, buttons.color];
  for (const color of [...general, ...HEADING_LEVELS.map((level) => headings[level].color)]) count(color);
  const used = [...uses].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  return [...new Set([...palette.map(longHex), ...used])].slice(0, MAX_PALETTE_COLORS);
}

function countColors({ props, style }: DocumentNode, count: (color: JsonValue | undefined) => void): void {
  const { dark = {}, tablet: _tablet, phone: _phone, ...own } = style;
  for (const value of [...Object.values(props), ...Object.values(own), ...Object.values(dark)]) count(value);
}

function longHex(color: string): string {
  const lower = color.toLowerCase();
  return lower.length === 4 ? `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}` : lower;
}

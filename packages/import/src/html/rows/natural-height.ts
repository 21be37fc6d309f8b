import type { LeafPart, Part } from '../parts/part.ts';

/** How high a part is about, CSS pixels, where it is `width` wide; null where nothing says so. */
function naturalHeight(part: Part, width: number): number | null {
  switch (part.kind) {
    case 'code':
      return null;
    case 'leaf':
      return leafHeight(part, width);
    case 'columns': {
      const heights = part.columns.map(({ box }) => naturalHeight(box, width / part.columns.length));
      return heights.includes(null) ? null : Math.max(...heights.map((height) => height ?? 0));
    }
    case 'box': {
      const { padding, border, margin, width: own, height } = part.look;
      const around = padding.left + padding.right + border.left + border.right + margin.left + margin.right;
      const inside = heightOfAll(part.parts, Math.max(1, Math.min(own.px ?? width, own.max ?? width, width) - around));
      if (inside === null) return null;
      return Math.max(inside, height) + padding.top + padding.bottom + border.top + border.bottom;
    }
  }
}

/** The same of parts under each other, with the larger of two margins between them. */
export function heightOfAll(parts: readonly Part[], width: number): number | null {
  let all = 0;
  let below = 0;
  for (const part of parts) {
    const height = naturalHeight(part, width);
    if (height === null) return null;
    const { top, bottom } = marginsOf(part);
    all += Math.max(below, top) + height;
    below = bottom;
  }
  return all + below;
}

function marginsOf(part: Part): { readonly top: number; readonly bottom: number } {
  if (part.kind === 'leaf') return part;
  return part.kind === 'box' ? part.look.margin : { top: 0, bottom: 0 };
}

function leafHeight({ type, props, style }: LeafPart, width: number): number | null {
  const { paddingTop = 0, paddingBottom = 0, paddingLeft = 0, paddingRight = 0 } = style;
  const around = paddingTop + paddingBottom;
  const availableWidth = Math.max(1, width - paddingLeft - paddingRight);
  switch (type) {
    case 'space':
      return Number(props.height);
    case 'divider':
      return Number(props.thickness) + around;
    case 'text':
      return lines(props.content, style, availableWidth) * lineHeight(style, 1.4) + around;
    case 'heading':
      return lines(props.content, style, availableWidth) * lineHeight(style, 1.2) + around;
    case 'button':
      return lineHeight(style, 1.2) + 2 * Number(props.paddingY) + around;
    default:
      return null;
  }
}

function lineHeight({ fontSize = 16, lineHeight: percent = 100 }: LeafPart['style'], single: number): number {
  return (fontSize * single * percent) / 100;
}

/** Lines that words take: letters are half as wide as they are high, about. */
function lines(
  content: unknown,
  { fontSize = 16, fontWeight, letterSpacing = 0 }: LeafPart['style'],
  availableWidth: number,
) {
  const letter = fontSize * (fontWeight === 'bold' ? 0.6 : 0.53) + letterSpacing;
  const paragraphs = JSON.stringify(content ?? '').split(/"type":"(?:paragraph|hardBreak)"/);
  return paragraphs.slice(1).reduce((all, paragraph) => {
    const typography = [...paragraph.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].reduce(
      (sum, [, text = '']) => sum + text.length,
      0,
    );
    return all + Math.max(1, Math.ceil((typography * letter) / availableWidth));
  }, 0);
}

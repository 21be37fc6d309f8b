import type { ImportLeaf, ImportNode } from '../import-node.ts';
import { HEADING_LINE_HEIGHT, TEXT_LINE_HEIGHT } from '../look/text-style.ts';

/** Returns the approximate height of a node that is `width` wide, CSS pixels; null if its content does not decide it. */
function naturalHeight(node: ImportNode, width: number): number | null {
  switch (node.kind) {
    case 'code':
      return null;
    case 'leaf':
      return leafHeight(node, width);
    case 'columns': {
      const heights = node.columns.map(({ box }) => naturalHeight(box, width / node.columns.length));
      return heights.includes(null) ? null : Math.max(...heights.map((height) => height ?? 0));
    }
    case 'box': {
      const { padding, border, margin, width: own, height } = node.look;
      const around = padding.left + padding.right + border.left + border.right + margin.left + margin.right;
      const inside = heightOfAll(
        node.children,
        Math.max(1, Math.min(own.px ?? width, own.max ?? width, width) - around),
      );
      if (inside === null) return null;
      return Math.max(inside, height) + padding.top + padding.bottom + border.top + border.bottom;
    }
  }
}

/** The same of nodes under each other, with the larger of two margins between them. */
export function heightOfAll(nodes: readonly ImportNode[], width: number): number | null {
  let all = 0;
  let below = 0;
  for (const node of nodes) {
    const height = naturalHeight(node, width);
    if (height === null) return null;
    const { top, bottom } = marginsOf(node);
    all += Math.max(below, top) + height;
    below = bottom;
  }
  return all + below;
}

function marginsOf(node: ImportNode): { readonly top: number; readonly bottom: number } {
  if (node.kind === 'leaf') return node;
  return node.kind === 'box' ? node.look.margin : { top: 0, bottom: 0 };
}

function leafHeight({ type, props, style }: ImportLeaf, width: number): number | null {
  const { paddingTop = 0, paddingBottom = 0, paddingLeft = 0, paddingRight = 0 } = style;
  const around = paddingTop + paddingBottom;
  const availableWidth = Math.max(1, width - paddingLeft - paddingRight);
  switch (type) {
    case 'space':
      return Number(props.height);
    case 'divider':
      return Number(props.thickness) + around;
    case 'text':
      return lines(props.content, style, availableWidth) * lineHeight(style, TEXT_LINE_HEIGHT) + around;
    case 'heading':
      return lines(props.content, style, availableWidth) * lineHeight(style, HEADING_LINE_HEIGHT) + around;
    case 'button':
      return lineHeight(style, HEADING_LINE_HEIGHT) + 2 * Number(props.paddingY) + around;
    default:
      return null;
  }
}

function lineHeight({ fontSize = 16, lineHeight: percent = 100 }: ImportLeaf['style'], single: number): number {
  return (fontSize * single * percent) / 100;
}

/** Average width of a letter in relation to the font size. */
const LETTER_WIDTH = { bold: 0.6, normal: 0.53 } as const;

/** Lines that text takes. */
function lines(
  content: unknown,
  { fontSize = 16, fontWeight, letterSpacing = 0 }: ImportLeaf['style'],
  availableWidth: number,
) {
  const letter = fontSize * (fontWeight === 'bold' ? LETTER_WIDTH.bold : LETTER_WIDTH.normal) + letterSpacing;
  const paragraphs = JSON.stringify(content ?? '').split(/"type":"(?:paragraph|hardBreak)"/);
  return paragraphs.slice(1).reduce((all, paragraph) => {
    const length = [...paragraph.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].reduce(
      (sum, [, text = '']) => sum + text.length,
      0,
    );
    return all + Math.max(1, Math.ceil((length * letter) / availableWidth));
  }, 0);
}

import type { JsonObject, NodeStyle } from '@mailwright/document';
import type { ImportLeaf } from '../import-node.ts';

/** The width that a phone of 375 CSS pixels has for images between paddings of 20; wider ones fill it. */
export const PHONE_WIDTH = 335;

/** A letter of a menu is taken wider than average, in relation to the font size: an item that wraps is worse than less padding. */
const LETTER_WIDTH = { bold: 0.72, normal: 0.66 } as const;

/** What a leaf is set to where it has `width` CSS pixels. */
export function fitted(leaf: ImportLeaf, style: NodeStyle, width: number): JsonObject {
  const { paddingLeft = 0, paddingRight = 0 } = style;
  const availableWidth = Math.max(1, Math.round(width - paddingLeft - paddingRight));
  switch (leaf.type) {
    case 'image':
      return { ...leaf.props, width: imageWidth(leaf, width, availableWidth) };
    case 'menu':
      return { ...leaf.props, paddingX: menuPadding(leaf, availableWidth) };
    default:
      return leaf.props;
  }
}

function imageWidth({ props, share, phoneWidth }: ImportLeaf, width: number, availableWidth: number): number {
  const wanted = share === undefined ? Number(props.width) : Math.round(share * width);
  const fills = wanted === 0 || wanted >= availableWidth;
  if (!fills || phoneWidth === undefined || phoneWidth > PHONE_WIDTH || phoneWidth > availableWidth + 2) return wanted;
  // An image that fills its column grows with it when columns stand under each other; one that does not quite, stays.
  return Math.max(1, availableWidth - 1);
}

/** Items share the width evenly: what their words leave of it is what stands between them. */
function menuPadding({ props, style }: ImportLeaf, availableWidth: number): number {
  const labels = Array.isArray(props.items) ? props.items : [];
  const { fontSize = 16, fontWeight, letterSpacing = 0 } = style;
  const letter = fontSize * (fontWeight === 'bold' ? LETTER_WIDTH.bold : LETTER_WIDTH.normal) + letterSpacing;
  const longest = Math.max(
    ...labels.map((item) => (item && typeof item === 'object' && 'label' in item ? String(item.label).length : 0)),
  );
  const left = Math.floor((availableWidth / Math.max(1, labels.length) - longest * letter) / 2);
  return Math.max(0, Math.min(Number(props.paddingX), left));
}

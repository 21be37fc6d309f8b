import type { JsonObject, NodeStyle } from '@mailwright/document';
import type { ImportLeaf } from '../import-node.ts';

/** The width that a phone of 375 CSS pixels has for images between paddings of 20; wider ones fill it. */
export const PHONE_WIDTH = 335;

/** A letter of a menu is taken wider than average, in relation to the font size: an item that wraps is worse than less padding. */
const LETTER_WIDTH = { bold: 0.72, normal: 0.66 } as const;

/** Returns what a leaf is set to, and its style, where it has `width` CSS pixels. */
export function fitted(
  leaf: ImportLeaf,
  style: NodeStyle,
  width: number,
): { readonly props: JsonObject; readonly style: NodeStyle } {
  const { paddingLeft = 0, paddingRight = 0 } = style;
  const availableWidth = Math.max(1, Math.round(width - paddingLeft - paddingRight));
  switch (leaf.type) {
    case 'image':
      return fittedImage(leaf, style, width, availableWidth);
    case 'menu':
      return { props: { ...leaf.props, paddingX: menuPadding(leaf, availableWidth) }, style };
    default:
      return { props: leaf.props, style };
  }
}

/** The least width that a style may have on phones, CSS pixels. */
const LEAST_PHONE_WIDTH = 16;

function fittedImage(leaf: ImportLeaf, style: NodeStyle, width: number, availableWidth: number) {
  const { props, share, phoneWidth } = leaf;
  const wanted = share === undefined ? Number(props.width) : Math.round(share * width);
  const fills = wanted === 0 || wanted >= availableWidth;
  const set = { ...props, width: wanted };
  if (!fills || phoneWidth === undefined || phoneWidth > PHONE_WIDTH || phoneWidth > availableWidth + 2)
    return { props: set, style };
  // An image that fills its column would grow with it when columns stand under each other.
  const { paddingLeft = 0, paddingRight = 0 } = style;
  const phoneMaxWidth = Math.round(phoneWidth + paddingLeft + paddingRight);
  if (phoneMaxWidth >= LEAST_PHONE_WIDTH) return { props: set, style: { ...style, phoneMaxWidth } };
  // One that does not quite fill it stays as it is.
  return { props: { ...props, width: Math.max(1, availableWidth - 1) }, style };
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

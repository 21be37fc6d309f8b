import type { StyleValues } from '@mailwright/document';
import { labelWidth } from '../shared/text/label-width.ts';
import type { MenuProps } from './definition.ts';

/** Fonts other than Arial are up to this much wider. */
const WIDER_FONTS = 1.15;

/**
 * How many items stand beside each other so that no word is wider than its item's share: all of them where there is
 * room, else rows as even as can be.
 */
export function itemsPerRow({ items, paddingX, separatorWidth }: MenuProps, style: StyleValues, width: number): number {
  const { fontSize = 20, fontWeight, fontFamily = '', letterSpacing = 0 } = style;
  const wider = /^'?(?:Arial'?|Helvetica)(?:,|$)/.test(fontFamily) ? 1 : WIDER_FONTS;
  const words = items.flatMap(({ label }) => label.split(/\s+/));
  const longest = Math.max(
    ...words.map((word) => labelWidth(word, fontSize, fontWeight === 'bold') * wider + letterSpacing * word.length),
  );
  const fitting = Math.floor(width / (longest + 2 * paddingX + separatorWidth));
  if (fitting >= items.length) return items.length;
  const rows = Math.ceil(items.length / Math.max(1, fitting));
  return Math.ceil(items.length / rows);
}

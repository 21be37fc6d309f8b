import { horizontalInset } from '../shared/box.ts';
import type { BlockView } from '../shared/define-block.ts';
import type { SectionProps } from './props.ts';

/**
 * Whole pixels for `count` columns that together fill `width`. When columns were added or taken away, so that the
 * split no longer fits their number, they share the width evenly.
 */
export function columnWidths(split: readonly number[], count: number, width: number): number[] {
  const shares = split.length === count ? split : Array.from({ length: count }, () => 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  const widths = shares.map((share) => Math.floor((share / sum) * width));
  const rest = width - widths.reduce((total, each) => total + each, 0);
  return widths.map((each, index) => (index === count - 1 ? each + rest : each));
}

/** A width as a share of another in CSS. Rounded down: a hair too much, and the last column wraps. */
export function shareOf(own: number, width: number): string {
  return `${Math.floor((own / width) * 10000) / 100}%`;
}

/** Width that a section leaves for one of its columns. */
export function sectionChildWidth(
  { node, props, style }: BlockView<SectionProps>,
  index: number,
  width: number,
): number {
  return columnWidths(props.columns, node.children?.length ?? 0, width - horizontalInset(style))[index] ?? 0;
}

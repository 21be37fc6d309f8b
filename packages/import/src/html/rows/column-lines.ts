import { MAX_COLUMNS } from '../../assemble-document.ts';
import type { ImportColumns } from '../import-node.ts';
import { naturalWidth } from './natural-width.ts';

/** Boxes whose widths are rounded, or that count a border twice, still stand beside each other in mail clients. */
const OVERFLOW = 1.06;

/** A column without a width gets at least this share, even where the others take everything. */
const LEAST_SHARE = 0.1;

/** A column with the width that it has, its gutter included, CSS pixels. */
export interface WideColumn {
  readonly column: ImportColumns['columns'][number];
  readonly width: number;
}

/** Columns with their widths, as many on a line as fit. */
export function columnLines(
  { columns, wraps }: ImportColumns,
  availableWidth: number,
): readonly (readonly WideColumn[])[] {
  const widths = widthsOf(
    columns.map(({ box, gutter }) => ({
      ...box.look.width,
      px: box.look.width.px ?? (box.look.width.share === null ? naturalWidth(box) : null),
      gutter,
    })),
    availableWidth,
  );
  const all: WideColumn[][] = [[]];
  let used = 0;
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? 0;
    if ((wraps && used + width > availableWidth * OVERFLOW) || (all.at(-1)?.length ?? 0) >= MAX_COLUMNS) {
      all.push([]);
      used = 0;
    }
    all.at(-1)?.push({ column, width });
    used += width;
  }
  return all;
}

interface WantedWidth {
  readonly px: number | null;
  readonly share: number | null;
  readonly max: number | null;
  readonly gutter: number;
}

/** Pixels for each column; those without a width share what is left. */
function widthsOf(wanted: readonly WantedWidth[], availableWidth: number): readonly number[] {
  const set = wanted.map(({ px, share, max, gutter }) => {
    const width = px ?? (share === null || (share >= 1 && max !== null) ? max : share * availableWidth);
    return width === null ? null : Math.min(width + gutter, max === null ? availableWidth : max + gutter);
  });
  const free = set.filter((width) => width === null).length;
  const taken = set.reduce<number>((all, width) => all + (width ?? 0), 0);
  const each = free > 0 ? Math.max(availableWidth * LEAST_SHARE, (availableWidth - taken) / free) : 0;
  return set.map((width) => Math.max(1, width ?? each));
}

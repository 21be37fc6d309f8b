import { labelWidth } from '@mailwright/blocks';
import type { StyleValues } from '@mailwright/document';
import type { ImportColumns, ImportLeaf } from '../import-node.ts';
import type { WideColumn } from './column-lines.ts';
import { PHONE_WIDTH } from './fit-leaf.ts';

/** Buttons beside each other as columns, and the space beside them where the window is no phone's, CSS pixels. */
export interface TightColumns {
  readonly columns: readonly WideColumn[];
  readonly left: number;
  readonly right: number;
  /** Too wide for a phone together. */
  readonly stack: boolean;
}

/**
 * Lays buttons beside each other as near as they are, where they are. The columns take what a phone has together, so that
 * they keep their place there when the space beside them goes.
 */
export function tightColumns({ columns, tight = 'left' }: ImportColumns, availableWidth: number): TightColumns {
  const own = columns.map(({ box, gutter }) => {
    const [leaf] = box.children;
    return gutter + (leaf?.kind === 'leaf' ? buttonWidth(leaf) : 0);
  });
  const needed = own.reduce((sum, width) => sum + width, 0);
  const stack = needed > PHONE_WIDTH;
  const whole = Math.min(availableWidth, Math.max(PHONE_WIDTH, needed));
  const free = Math.max(0, whole - needed);
  const beside = Math.max(0, availableWidth - whole);
  const last = columns.length - 1;
  const wide = own.map((width, index) => {
    const before = index > 0 ? 0 : tight === 'center' ? free / 2 : tight === 'right' ? free : 0;
    const behind = index < last ? 0 : tight === 'center' ? free / 2 : tight === 'left' ? free : 0;
    return width + before + behind;
  });
  return {
    columns: columns.map((column, index) => {
      const align = tight !== 'center' ? tight : index === 0 ? 'right' : index === last ? 'left' : 'center';
      const narrow = stack && align !== tight ? { phone: { align: tight } } : {};
      return { column: aligned(column, { align }, narrow), width: wide[index] ?? 0 };
    }),
    left: tight === 'center' ? Math.floor(beside / 2) : tight === 'right' ? beside : 0,
    right: tight === 'center' ? Math.ceil(beside / 2) : tight === 'left' ? beside : 0,
    stack,
  };
}

function aligned(
  { box, gutter }: WideColumn['column'],
  style: StyleValues,
  narrow: { readonly phone?: StyleValues },
): WideColumn['column'] {
  const children = box.children.map((child) =>
    child.kind === 'leaf' ? { ...child, style: { ...child.style, ...style, ...narrow } } : child,
  );
  return { box: { ...box, children }, gutter };
}

/** Estimated width of a button that is as wide as its label, CSS pixels. */
function buttonWidth({ props, style }: ImportLeaf): number {
  const { fontSize = 16, fontWeight, fontFamily = '', letterSpacing = 0 } = style;
  const label = String(props.label ?? '');
  const [family = ''] = fontFamily.split(',');
  return (
    labelWidth(label, fontSize, fontWeight === 'bold', family) +
    label.length * letterSpacing +
    2 * Number(props.paddingX) +
    (style.borderLeftWidth ?? 0) +
    (style.borderRightWidth ?? 0)
  );
}

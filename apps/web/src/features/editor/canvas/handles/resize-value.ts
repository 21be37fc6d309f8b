import type { BlockResize, StyleValues } from '@mailwright/document';
import type { Point } from '../geometry.ts';

export type ResizeSide = 'left' | 'right' | 'bottom';

/** The sides that can be dragged: not the one at which the block is held. */
export function sidesOf({ axis }: BlockResize, align: StyleValues['align']): readonly ResizeSide[] {
  if (axis === 'y') return ['bottom'];
  if (align === 'center') return ['right', 'left'];
  return align === 'right' ? ['left'] : ['right'];
}

export interface ResizeStart {
  /** Pixels the block has now. */
  readonly value: number;
  /** Pixels there are for it; undefined where nothing bounds it. */
  readonly availableWidth: number | undefined;
  readonly side: ResizeSide;
  readonly centred: boolean;
}

/** This close to all there is, all there is is meant, pixels. */
const SNAP = 6;

/** Pixels after the side was dragged by so much. What is centred grows on both sides at once. */
export function draggedValue(resize: BlockResize, start: ResizeStart, by: Point): number {
  const along = start.side === 'bottom' ? by.y : start.side === 'right' ? by.x : -by.x;
  const value = start.value + along * (start.centred && start.side !== 'bottom' ? 2 : 1);
  const { availableWidth } = start;
  return withinLimits(
    resize,
    availableWidth !== undefined && value > availableWidth - SNAP ? availableWidth : value,
    availableWidth,
  );
}

export function withinLimits({ min, max }: BlockResize, value: number, availableWidth = max): number {
  return Math.round(Math.max(min, Math.min(value, max, availableWidth)));
}

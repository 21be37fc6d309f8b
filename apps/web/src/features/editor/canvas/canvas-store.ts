import type { NodeId, RefusalReason } from '@mailwright/document';
import { createStore } from 'zustand/vanilla';
import type { ForeignElement } from '../session/island/foreign-element.ts';
import type { DropIndicator } from './drag/child-gap.ts';
import type { Box, Point } from './geometry.ts';

/** What is in the air, for the layer that draws it. */
export interface DragView {
  /** Client pixels of the top window. */
  readonly at: Point;
  readonly label: string;
  /** The selection itself is in the air, nothing new. */
  readonly moving: boolean;
  /** Frame pixels; null where nothing can be dropped. */
  readonly mark: DropIndicator | null;
  readonly refusal: RefusalReason | null;
}

/** A box being drawn to select what it touches. */
export interface MarqueeView {
  /** Frame pixels. */
  readonly box: Box;
  readonly ids: readonly NodeId[];
  /** What is selected stays so. */
  readonly add: boolean;
}

export interface CanvasState {
  readonly hovered: NodeId | null;
  /** The element of foreign HTML under the pointer. */
  readonly hoveredForeignElement: ForeignElement | null;
  readonly drag: DragView | null;
  readonly marquee: MarqueeView | null;
  /** A handle is held: the mail shows what letting go would make of it. */
  readonly measuring: boolean;
  /** Goes up whenever something may have moved on the screen. */
  readonly layout: number;
}

/** What the canvas shows over the mail; one per canvas. */
export function createCanvasStore() {
  return createStore<CanvasState>()(() => ({
    hovered: null,
    hoveredForeignElement: null,
    drag: null,
    marquee: null,
    measuring: false,
    layout: 0,
  }));
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

/** The pointer holds something: it neither hovers nor scrolls. */
export function isHolding({ drag, marquee, measuring }: CanvasState): boolean {
  return drag !== null || marquee !== null || measuring;
}

export function tickLayout(store: CanvasStore): void {
  store.setState(({ layout }) => ({ layout: layout + 1 }));
}

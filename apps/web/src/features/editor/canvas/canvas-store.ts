import type { NodeId } from '@mailwright/document';
import { createStore } from 'zustand/vanilla';
import type { ForeignElement } from '../core/island/foreign-element.ts';
import type { Box } from './geometry.ts';

/** A box being drawn to select what it touches. */
export interface MarqueeView {
  /** Frame pixels. */
  readonly box: Box;
  readonly ids: readonly NodeId[];
  /** True when the nodes that were selected before stay selected. */
  readonly add: boolean;
}

export interface CanvasState {
  readonly hovered: NodeId | null;
  /** The element of foreign HTML under the pointer. */
  readonly hoveredForeignElement: ForeignElement | null;
  readonly marquee: MarqueeView | null;
  /** A handle is held: the mail shows what letting go would make of it. */
  readonly measuring: boolean;
  /** Goes up whenever something may have moved on the screen. */
  readonly layout: number;
}

/** Creates the store of everything that the canvas shows over the mail; one per canvas. */
export function createCanvasStore() {
  return createStore<CanvasState>()(() => ({
    hovered: null,
    hoveredForeignElement: null,
    marquee: null,
    measuring: false,
    layout: 0,
  }));
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

export function tickLayout(store: CanvasStore): void {
  store.setState(({ layout }) => ({ layout: layout + 1 }));
}

import type { CommandResult, DocumentNode, DropTarget, NodeId, NodeKind, RefusalReason } from '@mailwright/document';
import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { followPointer, type Pointer, type PointerHold } from '../../../../shared/pointer/follow-pointer.ts';
import type { Point } from '../../../../shared/pointer/point.ts';

/** Things that are dragged: a new block, nodes of the mail by the canvas or by the layers, or files from outside. */
export interface DragSource {
  readonly from: 'palette' | 'canvas' | 'layers' | 'files';
  readonly label: string;
  /** Picture of the dragged thing, drawn under the pointer. */
  readonly picture?: ReactNode;
  /** The nodes that are moved; none for a new block. */
  readonly ids: readonly NodeId[];
  /** The most spacious kind of what is dragged. */
  readonly kind: NodeKind;
  readonly ask: (target: DropTarget) => CommandResult;
  readonly drop: (target: DropTarget) => CommandResult;
  /** Nodes that the dragged thing can replace, and the name of that action. */
  readonly replacing?: { readonly label: string; readonly takes: (node: DocumentNode) => boolean };
}

/** Mark at a drop place: on the canvas a box in frame pixels, in the layers rows. */
export type DropMark =
  | { readonly kind: 'line' | 'box'; readonly box: MarkBox }
  | { readonly kind: 'between'; readonly row: number; readonly depth: number }
  | { readonly kind: 'into'; readonly row: number };

interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Place where the dragged thing would go if released, or why it may not go there. */
export type DropPlace =
  | {
      readonly ok: true;
      readonly target: DropTarget;
      readonly mark: DropMark;
      /** Node that it would replace. */
      readonly replaces?: NodeId;
    }
  | { readonly ok: false; readonly reason: RefusalReason };

/** The drag that goes on. */
export interface DragSession {
  readonly source: DragSource;
  /** Position of the pointer, client pixels of the top window. */
  readonly at: Point;
  /** null where nothing can be dropped. */
  readonly place: DropPlace | null;
}

/** Something onto which a source can be dropped. */
export interface DropSurface {
  readonly capture?: HTMLElement;
  readonly scroller: HTMLElement | null;
  /** Scrolls only after the pointer has been away from its edges. */
  readonly entering?: boolean;
  readonly placeAt: (source: DragSource, at: Point) => DropPlace | null;
  /** `result` is what the rules said to the drop; null when nothing was dropped. */
  readonly onEnd?: (source: DragSource, result: CommandResult | null) => void;
}

/** The one drag of an open editor. */
export interface Dragging {
  readonly store: StoreApi<{ readonly session: DragSession | null }>;
  /** Says where blocks are dropped that are dragged from elsewhere; the answer takes it back. */
  readonly openCanvas: (surface: DropSurface) => () => void;
  /** Picks something up, onto the canvas where no surface is given; whatever is still held is put back. */
  readonly start: (source: DragSource, pointer: Pointer, surface?: DropSurface) => void;
  /** Something that the browser itself drags is over the page: where letting go would put it on the canvas. */
  readonly hover: (source: DragSource, at: Point) => DropPlace | null;
  /** Puts back what is held, and ends a hover. */
  readonly cancel: () => void;
}

export function createDragging(): Dragging {
  const store = createStore<{ readonly session: DragSession | null }>()(() => ({ session: null }));
  let canvas: DropSurface | null = null;
  let hold: PointerHold | null = null;
  const cancel = () => {
    if (hold) hold.cancel();
    else if (store.getState().session) store.setState({ session: null });
  };
  return {
    store,
    openCanvas(surface) {
      canvas = surface;
      return () => {
        cancel();
        if (canvas === surface) canvas = null;
      };
    },
    start(source, pointer, chosen) {
      cancel();
      const surface = chosen ?? canvas;
      if (!surface) return;
      const end = () => {
        hold = null;
        store.setState({ session: null });
      };
      hold = followPointer(pointer, {
        ...surface,
        onFrame: (at) => store.setState({ session: { source, at, place: surface.placeAt(source, at) } }),
        onLift(at) {
          const place = surface.placeAt(source, at);
          end();
          const result = place?.ok ? source.drop(place.target) : place;
          surface.onEnd?.(source, result);
        },
        onCancel() {
          end();
          surface.onEnd?.(source, null);
        },
      });
    },
    hover(source, at) {
      const place = canvas?.placeAt(source, at) ?? null;
      store.setState({ session: { source, at, place } });
      return place;
    },
    cancel,
  };
}

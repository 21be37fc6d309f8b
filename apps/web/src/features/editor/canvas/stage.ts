import { type DocumentNode, type Editor, locate, type NodeId } from '@mailwright/document';
import type { Dragging } from '../core/drag/drag-session.ts';
import type { ViewStore } from '../core/view/view-store.ts';
import type { CanvasStore } from './canvas-store.ts';
import type { FramePage } from './frame/frame-page.ts';
import { NODE_MARK } from './frame/rendered-nodes.ts';
import { groupOf } from './frame/section-groups.ts';
import type { Box, Point } from './geometry.ts';

/** Everything that works on an open canvas shares this: where things are, and whom to tell. */
export interface Stage {
  readonly editor: Editor;
  readonly view: ViewStore;
  readonly store: CanvasStore;
  readonly dragging: Dragging;
  readonly page: FramePage;
  readonly frame: HTMLIFrameElement;
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** The focusable surface above the frame. */
  readonly surface: HTMLElement;
}

/** The pointer holds something: it neither hovers nor scrolls. */
export function isHolding({ dragging, store }: Stage): boolean {
  const { marquee, measuring } = store.getState();
  return dragging.store.getState().session !== null || marquee !== null || measuring;
}

export function scaleOf({ view }: Stage): number {
  return view.getState().zoom / 100;
}

/** Client pixels of the top window as frame pixels; right at every zoom and scroll position. */
export function toFrame(stage: Stage, client: Point): Point {
  const { left, top } = stage.frame.getBoundingClientRect();
  const scale = scaleOf(stage);
  return { x: (client.x - left) / scale, y: (client.y - top) / scale };
}

/** Returns the box of a node, frame pixels; null when it is not drawn at all (hidden on this device). */
export function boxOf(stage: Stage, id: NodeId): Box | null {
  const element = stage.page.patcher.elementOf(id);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { left, top, width, height };
}

/**
 * The same, but the box of its group for a node that the browser skips: to measure that one would lay the group out.
 * Enough to find what lies at a point among thousands.
 */
export function roughBoxOf(stage: Stage, id: NodeId): Box | null {
  const group = groupOf(stage.page.patcher.elementOf(id));
  if (!group?.firstElementChild || group.firstElementChild.checkVisibility({ contentVisibilityAuto: true })) {
    return boxOf(stage, id);
  }
  const { left, top, width, height } = group.getBoundingClientRect();
  return { left, top, width, height };
}

export function pageBox({ page }: Stage): Box {
  const { left, top, width, height } = page.document.body.getBoundingClientRect();
  return { left, top, width, height };
}

/** The nodes under a point (frame pixels), outermost first. */
export function pathAt(stage: Stage, point: Point): readonly DocumentNode[] {
  const element = stage.page.document.elementFromPoint(point.x, point.y)?.closest(`[${NODE_MARK}]`);
  const id = element?.getAttribute(NODE_MARK);
  const place = id ? locate(stage.editor.getState().document, id) : undefined;
  return place ? [...place.ancestors, place.node] : [];
}

/** The element that holds the text of a node edited in place; null when the node has none. */
export function textElement(stage: Stage, id: NodeId): { element: HTMLElement; prop: string } | null {
  const root = stage.page.patcher.elementOf(id);
  if (!root) return null;
  const marked = root.hasAttribute('data-mw-edit') ? root : root.querySelector('[data-mw-edit]');
  const prop = marked?.getAttribute('data-mw-edit');
  // The frame has constructors of its own, so this window's `instanceof` says no to its elements.
  return marked && prop ? { element: marked as HTMLElement, prop } : null;
}

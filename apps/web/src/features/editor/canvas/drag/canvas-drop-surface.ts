import { type CommandResult, type DocumentNode, locate } from '@mailwright/document';
import type { DragSource, DropPlace, DropSurface } from '../../core/drag/drag-session.ts';
import { bottom, contains, type Point } from '../geometry.ts';
import { boxOf, pageBox, pathAt, roughBoxOf, type Stage, toFrame } from '../stage.ts';
import { findDropPlace } from './drop-place.ts';

/** Of the height of a picture: nearer to its upper or lower edge a drop means the gap beside it. */
const EDGE = 0.25;

/** The canvas as a place to drop on. `onDropped` gets what the rules said; null when nothing was dropped. */
export function canvasDropSurface(stage: Stage, onDropped: (result: CommandResult | null) => void): DropSurface {
  const { scroller, surface } = stage;
  return {
    capture: surface,
    scroller,
    entering: true,
    placeAt: (source, at) => (isOver(stage, at) ? placeAt(stage, source, at) : null),
    onEnd({ from }, result) {
      // A tile that was put back keeps the focus in the palette.
      if (from === 'canvas' || result?.ok) surface.focus({ preventScroll: true });
      onDropped(result);
    },
  };
}

function isOver({ scroller }: Stage, at: Point): boolean {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return contains({ left, top, width, height }, at);
}

/** The nearest allowed place to a point of the window. */
function placeAt(stage: Stage, source: DragSource, at: Point): DropPlace {
  const { document } = stage.editor.getState();
  const { registry } = stage.editor.context;
  const point = toFrame(stage, at);
  const page = pageBox(stage);
  // Under the mail's last line a drop means its end; the background beside it is outside the mail.
  const within = { x: point.x, y: Math.min(Math.max(point.y, page.top + 1), bottom(page) - 1) };
  const path = pathAt(stage, within);
  const replaced = replacedAt(stage, source, path.at(-1), within);
  if (replaced) return replaced;
  return findDropPlace({
    point: within,
    kind: source.kind,
    path,
    roots: document.nodes,
    kindOf: (node) => registry.get(node.type)?.kind ?? null,
    measure: (id) => boxOf(stage, id),
    measureRoughly: (id) => roughBoxOf(stage, id),
    page,
    ask: source.ask,
  });
}

function replacedAt(stage: Stage, source: DragSource, node: DocumentNode | undefined, point: Point): DropPlace | null {
  if (!node || !source.replacing?.takes(node)) return null;
  const box = boxOf(stage, node.id);
  const place = locate(stage.editor.getState().document, node.id);
  if (!box || !place) return null;
  const isWaiting = node.props.src === '';
  const edge = isWaiting ? 0 : box.height * EDGE;
  if (point.y < box.top + edge || point.y > bottom(box) - edge) return null;
  const target = { parentId: place.parent?.id ?? null, index: place.index };
  return { ok: true, target, mark: { kind: 'box', box }, replaces: node.id };
}

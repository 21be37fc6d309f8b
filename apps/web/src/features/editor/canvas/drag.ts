import { autoScroll, isCalm } from '../../../shared/pointer/auto-scroll.ts';
import type { DragSource } from './drag-source.ts';
import { type DropAnswer, findDropPlace } from './drop-place.ts';
import { bottom, contains, type Point } from './geometry.ts';
import { boxOf, pageBox, pathAt, type Stage, toFrame } from './stage.ts';

interface Pointer {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** A drag under way. Ends by itself when the pointer is lifted, or with Escape. */
export interface Drag {
  cancel(): void;
}

/**
 * Follows one pointer until it is lifted. The place is looked for once per frame, with the latest position, so the
 * work does not grow with the mouse's report rate.
 */
export function startDrag(stage: Stage, source: DragSource, pointer: Pointer, onEnd: (dropped: boolean) => void): Drag {
  let at: Point = { x: pointer.x, y: pointer.y };
  let moved = true;
  let armed = false;
  let answer: DropAnswer | null = null;
  let frame = 0;

  function look(): void {
    frame = requestAnimationFrame(look);
    armed ||= isCalm(stage.scroller, at);
    if (armed && autoScroll(stage.scroller, at)) moved = true;
    if (!moved) return;
    moved = false;
    answer = isOver(stage, at) ? placeAt(stage, source, at) : null;
    stage.store.setState({
      drag: {
        at,
        label: source.label,
        moving: source.moving,
        mark: answer?.ok ? answer.mark : null,
        refusal: answer && !answer.ok ? answer.reason : null,
      },
    });
  }

  function follow(event: PointerEvent): void {
    if (event.pointerId !== pointer.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    moved = true;
  }

  function lift(event: PointerEvent): void {
    if (event.pointerId !== pointer.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    answer = isOver(stage, at) ? placeAt(stage, source, at) : null;
    end();
    onEnd(answer?.ok ? source.drop(answer.target).ok : false);
  }

  function cancel(event?: Event): void {
    if (event instanceof PointerEvent && event.pointerId !== pointer.pointerId) return;
    end();
    onEnd(false);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  function end(): void {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('blur', cancel);
    window.removeEventListener('keydown', press, true);
    stage.store.setState({ drag: null });
  }

  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('blur', cancel);
  window.addEventListener('keydown', press, true);
  // Outside the window and over other elements the pointer stays ours.
  if (stage.surface.isConnected) capture(stage.surface, pointer.pointerId);
  look();
  return { cancel: () => cancel() };
}

function capture(surface: HTMLElement, pointerId: number): void {
  try {
    surface.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in the meantime; the drag ends with its events.
  }
}

function isOver({ scroller }: Stage, at: Point): boolean {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return contains({ left, top, width, height }, at);
}

/** The nearest allowed place to a point of the window. */
function placeAt(stage: Stage, source: DragSource, at: Point): DropAnswer {
  const { document } = stage.editor.getState();
  const { registry } = stage.editor.context;
  const point = toFrame(stage, at);
  const page = pageBox(stage);
  // Under the mail's last line a drop means its end; the ground beside it is outside the mail.
  const within = { x: point.x, y: Math.min(Math.max(point.y, page.top + 1), bottom(page) - 1) };
  return findDropPlace({
    point: within,
    kind: source.kind,
    path: pathAt(stage, within),
    roots: document.nodes,
    kindOf: (node) => registry.get(node.type)?.kind ?? null,
    measure: (id) => boxOf(stage, id),
    page,
    ask: source.ask,
  });
}

import type { Point } from '../geometry.ts';

export interface Pointer extends Point {
  readonly pointerId: number;
}

export interface FollowActions {
  /** Once per frame with the latest position, however often the mouse reports. */
  readonly onFrame: (at: Point, moved: boolean) => void;
  readonly onLift: (at: Point) => void;
  /** Escape, another window, or the browser took the pointer. */
  readonly onCancel: () => void;
}

/** Something held by a pointer. Ends by itself when the pointer is lifted, or with Escape. */
export interface DragSession {
  cancel(): void;
}

/** Follows one pointer until it is lifted; `surface` keeps its events outside the window and over other elements. */
export function followPointer(surface: HTMLElement, pointer: Pointer, actions: FollowActions): DragSession {
  const bound = new AbortController();
  const { signal } = bound;
  let at: Point = { x: pointer.x, y: pointer.y };
  let moved = true;
  let frame = 0;

  const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointer.pointerId) act(event);
  };
  const follow = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    moved = true;
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    const since = moved;
    moved = false;
    actions.onFrame(at, since);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    bound.abort();
  };
  const lift = (event: PointerEvent) => {
    follow(event);
    end();
    actions.onLift(at);
  };
  const cancel = () => {
    if (signal.aborted) return;
    end();
    actions.onCancel();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  window.addEventListener('pointermove', mine(follow), { signal });
  window.addEventListener('pointerup', mine(lift), { signal });
  window.addEventListener('pointercancel', mine(cancel), { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('keydown', press, { signal, capture: true });
  if (surface.isConnected) capture(surface, pointer.pointerId);
  look();
  return { cancel };
}

function capture(surface: HTMLElement, pointerId: number): void {
  try {
    surface.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in the meantime; its last event ends the following.
  }
}

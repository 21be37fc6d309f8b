import { autoScroll, isCalm } from './auto-scroll.ts';
import type { Point } from './point.ts';

export interface Pointer extends Point {
  readonly pointerId: number;
}

export interface FollowOptions {
  /** Keeps the pointer's events outside the window and over other elements. */
  readonly capture?: HTMLElement;
  /** Scrolls while the pointer is near one of its edges. */
  readonly scroller?: HTMLElement | null;
  /** Scrolls only after the pointer has been away from all edges: a drag may enter over one. */
  readonly entering?: boolean;
  /** At most once per frame, when the pointer moved or something scrolled under it. */
  readonly onFrame: (at: Point) => void;
  readonly onLift: (at: Point) => void;
  /** Escape, another window, the browser took the pointer, or `cancel`. */
  readonly onCancel: () => void;
}

/** Ends following as Escape does; nothing happens when it has ended. */
export interface PointerHold {
  cancel(): void;
}

/** Follows one pointer until it is lifted: the loop of drags, marquee and handles. */
export function followPointer(pointer: Pointer, options: FollowOptions): PointerHold {
  const { capture, scroller, entering = false, onFrame, onLift, onCancel } = options;
  const bound = new AbortController();
  const { signal } = bound;
  let at: Point = { x: pointer.x, y: pointer.y };
  let moved = true;
  let scrolls = !entering;
  let frame = 0;

  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointer.pointerId) act(event);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
    moved = true;
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    if (scroller && !scrolls) scrolls = isCalm(scroller, at);
    const scrolled = scroller && scrolls ? autoScroll(scroller, at) : false;
    if (!moved && !scrolled) return;
    moved = false;
    onFrame(at);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    bound.abort();
  };
  const lift = (event: PointerEvent) => {
    follow(event);
    end();
    onLift(at);
  };
  const cancel = () => {
    if (signal.aborted) return;
    end();
    onCancel();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  window.addEventListener('pointermove', own(follow), { signal });
  window.addEventListener('pointerup', own(lift), { signal });
  window.addEventListener('pointercancel', own(cancel), { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('keydown', press, { signal, capture: true });
  if (capture?.isConnected) capturePointer(capture, pointer.pointerId);
  look();
  return { cancel };
}

function capturePointer(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in the meantime; its last event ends the following.
  }
}

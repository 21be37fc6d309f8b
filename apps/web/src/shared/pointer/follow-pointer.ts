import { autoScroll, isCalm } from './auto-scroll.ts';
import type { Point } from './point.ts';

export interface Pointer extends Point {
  readonly pointerId: number;
}

export interface FollowOptions {
  /** Element that captures the pointer, so that events continue outside the window and over other elements. */
  readonly capture?: HTMLElement;
  /** Element that scrolls while the pointer is near one of its edges. */
  readonly scroller?: HTMLElement | null;
  /** True when scrolling starts only after the pointer was away from all edges: a drag may enter over one. */
  readonly entering?: boolean;
  /** Called at most once per frame, when the pointer moved or the scroller scrolled under it. */
  readonly onFrame: (at: Point) => void;
  readonly onLift: (at: Point) => void;
  /** Called on Escape, on a change to another window, when the browser takes the pointer, and by `cancel`. */
  readonly onCancel: () => void;
}

/** Handle of a followed pointer. `cancel` ends following as Escape does; it does nothing after the end. */
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

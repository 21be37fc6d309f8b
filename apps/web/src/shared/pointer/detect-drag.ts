import type { Pointer } from './follow-pointer.ts';
import type { Point } from './point.ts';

/** Movement that turns a press of the mouse into a drag, pixels. */
const THRESHOLD = 4;
/** Time that a finger must rest to pick up an element, milliseconds; before that it scrolls. */
const TOUCH_PRESS = 250;
/** Movement allowed to a resting finger, pixels. */
const TREMBLE = 8;

export interface PressHandlers {
  /** Called when the press becomes a drag. */
  readonly onDrag: (pointer: Pointer) => void;
  /** Called when the pointer was lifted without a drag. */
  readonly onClick?: (event: PointerEvent) => void;
}

/**
 * Waits until a press becomes a drag, a click, or, with a finger, a pan that the browser handles. Returns a function that ends
 * the waiting.
 */
export function detectDrag(down: PointerEvent, { onDrag, onClick }: PressHandlers): () => void {
  const { pointerId } = down;
  const touch = down.pointerType === 'touch';
  const start = { x: down.clientX, y: down.clientY };
  const timer = touch ? window.setTimeout(() => begin(start), TOUCH_PRESS) : undefined;

  function begin(at: Point): void {
    end();
    onDrag({ pointerId, ...at });
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    const away = Math.hypot(at.x - start.x, at.y - start.y);
    if (touch && away > TREMBLE) end();
    if (!touch && away >= THRESHOLD) begin(at);
  }
  function lift(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    end();
    onClick?.(event);
  }
  function end(): void {
    window.clearTimeout(timer);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', end);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', end);
  return end;
}

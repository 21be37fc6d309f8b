interface Press {
  readonly target: Element;
  /** CSS pixels in the window. */
  readonly x: number;
  readonly y: number;
}

let last: Press | null = null;

/** What was pressed last, outside the toasts; null before the first press. */
export function lastPress(): Press | null {
  return last;
}

/** Notes each press of the page until the answer is called. */
export function watchPresses(): () => void {
  const note = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (target instanceof Element && target.closest('[data-toasts]') === null) last = { target, x, y };
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', note, { capture: true });
}

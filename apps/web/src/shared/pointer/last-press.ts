interface Press {
  readonly target: Element;
  /** Position in the window, CSS pixels. */
  readonly x: number;
  readonly y: number;
}

let last: Press | null = null;

/** Returns the last press outside the toasts; null before the first one. */
export function lastPress(): Press | null {
  return last;
}

/** Records each press on the page. Returns a function that ends that. */
export function watchPresses(): () => void {
  const note = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (target instanceof Element && target.closest('[data-toasts]') === null) last = { target, x, y };
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', note, { capture: true });
}

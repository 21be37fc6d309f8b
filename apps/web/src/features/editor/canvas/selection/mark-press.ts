/** Keys after which somebody has to see where the focus is. */
const WALKING = new Set(['Tab', 'F6', 'Escape']);

/** Marks the canvas with `data-pressed` from a press on it until the keyboard moves the focus. */
export function markPress(scroller: HTMLElement, page: Document): () => void {
  const bound = new AbortController();
  const options = { capture: true, signal: bound.signal };
  const press = () => scroller.setAttribute('data-pressed', '');
  const walk = ({ key }: KeyboardEvent) => {
    if (WALKING.has(key)) scroller.removeAttribute('data-pressed');
  };
  scroller.addEventListener('pointerdown', press, options);
  page.addEventListener('pointerdown', press, options);
  document.addEventListener('keydown', walk, options);
  return () => bound.abort();
}

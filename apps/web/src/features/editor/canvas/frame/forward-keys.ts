/** Keys with ctrl or cmd that belong to the text being edited. */
const TEXT_KEYS = new Set(['a', 'b', 'c', 'i', 'k', 'u', 'v', 'x', 'y', 'z']);

/**
 * Repeats the frame's key presses on the frame element, from where they bubble through the top document: so one
 * binding of the editor's shortcuts serves both. `editing` says whether a text is open, which keeps what it needs.
 */
export function forwardKeys(frame: HTMLIFrameElement, page: Document, editing: () => boolean): () => void {
  function repeat(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    if (editing() && isForText(event)) return;
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    const copy = new KeyboardEvent('keydown', {
      ...{ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat },
      bubbles: true,
      cancelable: true,
    });
    if (!frame.dispatchEvent(copy)) event.preventDefault();
  }
  page.addEventListener('keydown', repeat);
  return () => page.removeEventListener('keydown', repeat);
}

function isForText({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'F6') return false;
  return (!ctrlKey && !metaKey) || TEXT_KEYS.has(key.toLowerCase());
}

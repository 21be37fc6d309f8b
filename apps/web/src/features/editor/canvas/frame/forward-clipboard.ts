/**
 * Repeats the frame's clipboard events on the frame element, with the very clipboard they came with: so one binding
 * serves both documents. A text being edited keeps its own.
 */
export function forwardClipboard(frame: HTMLIFrameElement, page: Document, editing: () => boolean): () => void {
  function repeat(event: ClipboardEvent): void {
    if (event.defaultPrevented || editing()) return;
    const { type, clipboardData } = event;
    const copy = new ClipboardEvent(type, { bubbles: true, cancelable: true });
    // Firefox and WebKit make an event with an empty clipboard of its own, whatever they are given.
    Object.defineProperty(copy, 'clipboardData', { value: clipboardData });
    if (!frame.dispatchEvent(copy)) event.preventDefault();
  }
  const types = ['copy', 'cut', 'paste'] as const;
  for (const type of types) page.addEventListener(type, repeat);
  return () => {
    for (const type of types) page.removeEventListener(type, repeat);
  };
}

/**
 * How high an imported mail is, frame pixels. Its body may float, overflow or be as high as the window, so it is laid
 * out in a window no higher than the room there is, and asked how far it can be scrolled there.
 */
export function wholeMailHeight(frame: HTMLIFrameElement, document: Document): number {
  frame.style.height = 'var(--mw-least-height)';
  const { scrollHeight } = document.scrollingElement ?? document.documentElement;
  frame.style.height = '';
  return scrollHeight;
}

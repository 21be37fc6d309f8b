/**
 * Returns the height of an imported mail, frame pixels. Its body may float, overflow or be as high as the window, so it
 * is laid out in a window no higher than the available space, and its scroll height is read there.
 */
export function wholeMailHeight(frame: HTMLIFrameElement, document: Document): number {
  frame.style.height = 'var(--mw-least-height)';
  const { scrollHeight } = document.scrollingElement ?? document.documentElement;
  frame.style.height = '';
  return scrollHeight;
}

/**
 * Lays an imported mail out as if it had been opened at its width. Where a media query turns cells into blocks, Chromium
 * otherwise keeps boxes of the width before.
 */
export function forceReflow({ head, body }: Document): void {
  const none = head.ownerDocument.createElement('style');
  none.textContent = 'body{display:none!important}';
  head.append(none);
  void body.offsetHeight;
  none.remove();
}

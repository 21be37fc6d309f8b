/**
 * Tab passes the frame by: the keyboard's way into the mail is the surface, not hundreds of links that lead nowhere
 * here. The frame is left out only while the key is pressed, so that a screen reader can still read the mail.
 */
export function skipFrame(frame: HTMLIFrameElement): () => void {
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return;
    frame.tabIndex = -1;
    // The browser moves the focus before the next task.
    setTimeout(() => frame.removeAttribute('tabindex'));
  }
  const { ownerDocument } = frame;
  ownerDocument.addEventListener('keydown', press, true);
  return () => ownerDocument.removeEventListener('keydown', press, true);
}

/**
 * Tells which sections of a frame as high as its page are on the screen of the top window or less than a screen away.
 * Everything is measured now: later something may have been written, and the browser would have to lay it all out first.
 */
export function nearScreen(page: Document): (section: Element) => boolean {
  const frame = page.defaultView?.frameElement;
  const view = frame?.ownerDocument.defaultView;
  if (!frame || !view) return () => true;
  const { top, width } = frame.getBoundingClientRect();
  const scale = width / frame.clientWidth || 1;
  const from = (-view.innerHeight - top) / scale;
  const to = (2 * view.innerHeight - top) / scale;
  const near = new Set<Element>();
  for (const section of page.querySelectorAll('[data-mw-kind="section"]')) {
    const box = section.getBoundingClientRect();
    if (box.bottom > from && box.top < to) near.add(section);
  }
  return (section) => near.has(section);
}

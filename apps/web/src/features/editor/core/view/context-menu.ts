import type { ViewStore } from './view-store.ts';

/** Keys (the menu key, shift+F10) ask for the menu, too, and then in the middle of what has the focus. */
export function isByKey(event: MouseEvent): boolean {
  const touch = 'pointerType' in event && event.pointerType === 'touch';
  // With ctrl a Mac's only button asks for it.
  return event.button !== 2 && !event.ctrlKey && !touch;
}

/** Opens the menu of what is selected where it was asked for: at the pointer, or by keys at `place`. */
export function openContextMenu(
  { view }: { readonly view: ViewStore },
  event: MouseEvent,
  place: () => Element | null,
): void {
  event.preventDefault();
  const box = isByKey(event) ? place()?.getBoundingClientRect() : undefined;
  const at = box ? { x: box.left, y: box.bottom } : { x: event.clientX, y: event.clientY };
  view.setState({ contextMenu: at });
}

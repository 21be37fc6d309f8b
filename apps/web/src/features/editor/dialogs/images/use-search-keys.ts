import type { KeyboardEvent, RefObject } from 'react';

/** Selector of elements that handle typed text, or act on letters, themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"] [role="dialog"]';

/** Typing on the pictures goes to the search; down from the search goes to the pictures. */
export function useSearchKeys(
  search: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target, currentTarget } = event;
    const isInside = target instanceof HTMLElement && currentTarget.contains(target);
    if (!isInside || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target === search.current) {
      const tile =
        key === 'ArrowDown' ? content.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') : null;
      if (!tile) return;
      event.preventDefault();
      tile.focus();
    } else if (key.length === 1 && key !== ' ' && target.closest(TYPED_INTO) === null) {
      // The sign itself is typed by the browser, into what has the focus by then.
      search.current?.focus();
    }
  };
}

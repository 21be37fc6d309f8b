import type { KeyboardEvent, RefObject } from 'react';

/** Selector of elements that handle typed text themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="radiogroup"]';

/** Typing on the products goes to the search; down and Enter from the search go to the products. */
export function useTypeToSearch(
  search: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (target === search.current) {
      if (key !== 'ArrowDown' && key !== 'Enter') return;
      event.preventDefault();
      content.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus();
    } else if (key.length === 1 && key !== ' ' && target.closest(TYPED_INTO) === null) {
      // The sign itself is typed by the browser, into what has the focus by then.
      search.current?.focus();
    }
  };
}

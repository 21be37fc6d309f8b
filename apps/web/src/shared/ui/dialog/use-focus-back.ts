import { useEffect, useRef, useState } from 'react';

/**
 * Restores the focus that was there before a dialog opened, unless it was moved elsewhere meanwhile. It is for a dialog that is
 * removed as soon as it is closed, so that it cannot restore the focus itself.
 */
export function useFocusBack(opened: boolean): void {
  const [opener] = useState(() => document.activeElement);
  const isOpen = useRef(opened);
  isOpen.current = opened;
  useEffect(
    () => () => {
      if (!isOpen.current) return;
      requestAnimationFrame(() => {
        if (isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        focusContentIfLost();
      });
    },
    [opener],
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Focuses the content of the page if the focus was lost, e.g. because the element that opened a dialog, such as a deleted row's
 * button, is gone.
 */
export function focusContentIfLost(): void {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
}

import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog came, unless somebody has taken it elsewhere meanwhile: for a dialog
 * that is gone as soon as it is closed, of which nothing is left that could.
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

/** Focuses the content of the page where the focus went with what a dialog was opened from, as a deleted row's button. */
export function focusContentIfLost(): void {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
}

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
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}

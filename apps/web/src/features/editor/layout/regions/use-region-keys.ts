import { useEffect } from 'react';
import { goToRegion, nextRegion, noteFocus, regionOf, shownRegions } from '../../core/regions/regions.ts';
import { isInDialog } from '../../core/view/typing-in.ts';

/** F6 and shift+F6 go round the regions of the editor; the canvas repeats the keys of its frame on this document. */
export function useRegionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || isInDialog(event.target)) return;
      event.preventDefault();
      const next = nextRegion(regionOf(document.activeElement), event.shiftKey ? -1 : 1, shownRegions());
      if (next !== undefined) goToRegion(next);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) noteFocus(target);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', focus);
    };
  }, []);
}

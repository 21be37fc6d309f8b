import type { KeyboardEvent } from 'react';

/** Keys of a toolbar as ARIA describes them: arrows walk its buttons, Escape and shift+Tab lead back to the text. */
export function walkToolbar(event: KeyboardEvent<HTMLElement>, toText: () => void): void {
  const bar = event.currentTarget;
  // Menus are drawn elsewhere; their keys come by through React alone.
  if (!(event.target instanceof Node) || !bar.contains(event.target)) return;
  if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
    event.preventDefault();
    event.stopPropagation();
    toText();
    return;
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons: Element[] = [...bar.querySelectorAll('button')];
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const next = buttons.at((at + step) % buttons.length);
  if (next instanceof HTMLElement) next.focus();
}

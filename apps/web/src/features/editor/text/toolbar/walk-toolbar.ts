import type { FocusEvent, KeyboardEvent } from 'react';

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
  const buttons = buttonsOf(bar);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const next = { ArrowRight: (at + 1) % buttons.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next)?.focus();
}

/** One button at a time is a stop of the Tab key: the one that had the focus last. */
export function roveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLButtonElement && currentTarget.contains(target)) setTabStop(currentTarget, target);
}

/** Makes a button the toolbar's stop of the Tab key; without one, the first. */
export function setTabStop(bar: HTMLElement, stop?: HTMLElement): void {
  const buttons = buttonsOf(bar);
  const only = stop ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === only ? 0 : -1;
}

function buttonsOf(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll('button')];
}

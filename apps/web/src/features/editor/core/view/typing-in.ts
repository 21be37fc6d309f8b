import { DOCUMENT_INPUTS } from './document-inputs.ts';

/** Target of typed characters: no text, an input of the panels, or another text. */
export type Typing = 'nowhere' | 'panel' | 'text';

const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]';

export function typingIn(target: EventTarget | null): Typing {
  if (!(target instanceof Element) || target.closest(TEXT_INPUTS) === null) return 'nowhere';
  return target.closest(`[${DOCUMENT_INPUTS}]`) === null ? 'text' : 'panel';
}

/** Dialogs and menus have keys of their own. */
export function isInDialog(target: EventTarget | null): boolean {
  return isWithin(target, '[role="dialog"]') || isInMenu(target);
}

/** Also while a menu is closing and still has the focus. */
export function isInMenu(target: EventTarget | null): boolean {
  return isWithin(target, '[role="menu"], [role="listbox"]');
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

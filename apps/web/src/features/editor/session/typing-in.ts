import { DOCUMENT_INPUTS } from './document-inputs.ts';

/** Where characters typed now would go: into no text, into an input of the panels, into another text. */
export type Typing = 'nowhere' | 'panel' | 'text';

const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]';

export function typingIn(target: EventTarget | null): Typing {
  if (!(target instanceof Element) || target.closest(TEXT_INPUTS) === null) return 'nowhere';
  return target.closest(`[${DOCUMENT_INPUTS}]`) === null ? 'text' : 'panel';
}

/** Dialogs and menus have keys of their own. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}

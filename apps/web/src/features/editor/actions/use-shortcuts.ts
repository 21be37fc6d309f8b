import { useEffect } from 'react';
import { DOCUMENT_INPUTS } from '../session/document-inputs.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { type EditorAction, isEnabled } from './action.ts';
import { ACTIONS } from './actions.ts';
import { matchesShortcut } from './shortcut.ts';

/** Binds the keys of all actions, once. The canvas repeats the key presses of its frame on this document. */
export function useShortcuts(session: EditorSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      const action = actionFor(event, session);
      if (!action) return;
      // Also when there is nothing to do: ctrl+S must never open the browser's own dialog.
      event.preventDefault();
      if (isEnabled(action, session)) void action.run(session);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session]);
}

function actionFor(event: KeyboardEvent, session: EditorSession): EditorAction | undefined {
  const typing = session.view.getState().editingText === null ? typingIn(event.target) : 'text';
  return ACTIONS.find(
    (action) => worksWhile(action, typing) && action.shortcuts?.some((shortcut) => matchesShortcut(event, shortcut)),
  );
}

/** Where characters typed now would go: into no text, into an input of the panels, into another text. */
type Typing = 'nowhere' | 'panel' | 'text';

function worksWhile({ whileTyping }: EditorAction, typing: Typing): boolean {
  if (typing === 'nowhere' || whileTyping === 'anywhere') return true;
  return typing === 'panel' && whileTyping === 'panel';
}

/** Dialogs and menus have keys of their own. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}

const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]';

function typingIn(target: EventTarget | null): Typing {
  if (!(target instanceof Element) || target.closest(TEXT_INPUTS) === null) return 'nowhere';
  return target.closest(`[${DOCUMENT_INPUTS}]`) === null ? 'text' : 'panel';
}

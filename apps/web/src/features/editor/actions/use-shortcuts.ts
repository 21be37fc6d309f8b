import { useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import { isInDialog, type Typing, typingIn } from '../session/typing-in.ts';
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
    (action) =>
      !action.browserKeys &&
      worksWhile(action, typing) &&
      action.shortcuts?.some((shortcut) => matchesShortcut(event, shortcut)),
  );
}

function worksWhile({ whileTyping }: EditorAction, typing: Typing): boolean {
  if (typing === 'nowhere' || whileTyping === 'anywhere') return true;
  return typing === 'panel' && whileTyping === 'panel';
}

import { useEffect } from 'react';
import { keysOf } from '../../../shared/shortcuts/editor-keys.ts';
import { matchesShortcut } from '../../../shared/shortcuts/shortcut.ts';
import { type EditorAction, isEnabled } from '../core/actions/action.ts';
import type { EditorSession } from '../core/session/editor-session.ts';
import { isInDialog, isInMenu, type Typing, typingIn } from '../core/view/typing-in.ts';
import { ACTIONS } from './actions.ts';

/** Binds the keys of all actions, once. The canvas repeats the key presses of its frame on this document. */
export function useShortcuts(session: EditorSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = actionFor(event, session);
      if (!action || (isInDialog(event.target) && !worksInMenu(action, event.target))) return;
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
      keysOf(action.id).some((shortcut) => matchesShortcut(event, shortcut)),
  );
}

/** Menus use no keys with ctrl; and whoever closes one and saves at once does not wait until it is gone. */
function worksInMenu({ whileTyping }: EditorAction, target: EventTarget | null): boolean {
  return whileTyping === 'anywhere' && isInMenu(target);
}

function worksWhile({ whileTyping }: EditorAction, typing: Typing): boolean {
  if (typing === 'nowhere' || whileTyping === 'anywhere') return true;
  return typing === 'panel' && whileTyping === 'panel';
}

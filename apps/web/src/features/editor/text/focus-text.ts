import type { Editor as TextEditor } from '@tiptap/core';

/**
 * Gives the keys to an open text before the next one is pressed. Not in the same breath: a menu that is left by Escape
 * gives the focus back to the frame around the text, last of all. The library's own command waits for the next frame,
 * and a key pressed before it would be lost.
 */
export function focusText(text: TextEditor): void {
  queueMicrotask(() => {
    if (!text.isDestroyed) text.view.focus();
  });
}

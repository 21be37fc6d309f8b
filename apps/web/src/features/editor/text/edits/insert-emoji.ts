import type { Editor as TextEditor } from '@tiptap/core';
import { STANDS_ALONE } from './edit-kind.ts';

/** Puts an emoji at the cursor, or over what is selected, as a step of its own that looks like the words around it. */
export function insertEmoji(text: TextEditor, emoji: string): void {
  text
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.insertText(emoji).setMeta(STANDS_ALONE, true);
      return true;
    })
    .run();
}

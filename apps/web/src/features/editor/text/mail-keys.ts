import { Extension } from '@tiptap/core';
import type { TextEditingProps } from '../session/text-editing.ts';

interface MailKeys extends Pick<TextEditingProps, 'editor' | 'kind' | 'onDone'> {
  readonly onLink: () => void;
}

/** Keys of an open text: undo is the document's own, Escape ends it, and a line of text has no second paragraph. */
export function mailKeys({ editor, kind, onDone, onLink }: MailKeys): Extension {
  return Extension.create({
    name: 'mailKeys',
    priority: 1100,
    addKeyboardShortcuts() {
      const taken = (act: () => void) => () => {
        act();
        return true;
      };
      const done = taken(onDone);
      const lineBreak = () => this.editor.commands.setHardBreak();
      return {
        'Mod-z': taken(editor.undo),
        'Mod-y': taken(editor.redo),
        'Shift-Mod-z': taken(editor.redo),
        Escape: done,
        ...(kind !== 'plain' && { 'Mod-k': taken(onLink) }),
        ...(kind === 'inline' && { Enter: lineBreak }),
        ...(kind === 'plain' && { Enter: done }),
      };
    },
  });
}

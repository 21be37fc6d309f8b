import { Extension } from '@tiptap/core';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { selectAllText } from './select-all-text.ts';

interface MailKeys extends Pick<TextEditingProps, 'editor' | 'kind' | 'onDone'> {
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}

/** Keys of an open text: undo is the document's own, Escape ends it, and a line of text has no second paragraph. */
export function mailKeys({ editor, kind, onDone, onLink, onToolbar }: MailKeys): Extension {
  return Extension.create({
    name: 'mailKeys',
    priority: 1100,
    addKeyboardShortcuts() {
      const taken = (act: () => void) => () => {
        act();
        return true;
      };
      const done = taken(onDone);
      const toolbar = taken(onToolbar);
      // In a list Tab makes a list of the list, where that is possible.
      const tab = () => (kind === 'rich' && this.editor.can().sinkListItem('listItem') ? false : toolbar());
      const back = () => (kind === 'rich' && this.editor.can().liftListItem('listItem') ? false : done());
      const lineBreak = () => this.editor.commands.setHardBreak();
      return {
        'Mod-z': taken(editor.undo),
        'Mod-y': taken(editor.redo),
        'Shift-Mod-z': taken(editor.redo),
        'Mod-a': () => selectAllText(this.editor),
        'Alt-F10': toolbar,
        'Shift-Tab': back,
        Escape: done,
        Tab: kind === 'plain' ? done : tab,
        ...(kind !== 'plain' && { 'Mod-k': taken(onLink) }),
        ...(kind === 'inline' && { Enter: lineBreak }),
        ...(kind === 'plain' && { Enter: done }),
      };
    },
  });
}

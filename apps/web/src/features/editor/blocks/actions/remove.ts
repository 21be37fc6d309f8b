import { IconTrash } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

export const remove: EditorAction = {
  id: 'remove',
  label: 'action.remove',
  icon: IconTrash,
  inCompact: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: (session) => {
    const { editor } = session;
    const foreignElement = selectedForeignElement(session);
    return foreignElement
      ? islandCode()?.removeForeignElement(session, foreignElement)
      : notifyRefusal(editor.run({ type: 'remove', ids: editor.getState().selection }));
  },
};

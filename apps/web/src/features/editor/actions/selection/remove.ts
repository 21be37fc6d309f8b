import { IconTrash } from '@tabler/icons-react';
import { selectedForeignElement } from '../../session/island/foreign-element.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import type { EditorAction } from '../action.ts';

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

import { IconTrash } from '@tabler/icons-react';
import { selectedPart } from '../../session/island/island-part.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import type { EditorAction } from '../action.ts';

export const remove: EditorAction = {
  id: 'remove',
  label: 'action.remove',
  icon: IconTrash,
  shortcuts: [{ key: 'backspace' }, { key: 'delete' }],
  inCompact: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: (session) => {
    const { editor } = session;
    const part = selectedPart(session);
    return part
      ? islandCode()?.removePart(session, part)
      : notifyRefusal(editor.run({ type: 'remove', ids: editor.getState().selection }));
  },
};

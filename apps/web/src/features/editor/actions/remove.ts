import { IconTrash } from '@tabler/icons-react';
import { tellRefusal } from '../session/refusal.ts';
import type { EditorAction } from './action.ts';

export const remove: EditorAction = {
  id: 'remove',
  label: 'action.remove',
  icon: IconTrash,
  shortcuts: [{ key: 'backspace' }, { key: 'delete' }],
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: ({ editor }) => tellRefusal(editor.remove(editor.getState().selection)),
};

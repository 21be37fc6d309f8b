import { IconCopy } from '@tabler/icons-react';
import { tellRefusal } from '../session/refusal.ts';
import type { EditorAction } from './action.ts';

export const duplicate: EditorAction = {
  id: 'duplicate',
  label: 'action.duplicate',
  icon: IconCopy,
  shortcuts: [{ mod: true, key: 'd' }],
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: ({ editor }) => tellRefusal(editor.duplicate(editor.getState().selection)),
};

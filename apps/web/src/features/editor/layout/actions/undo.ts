import { IconArrowBackUp } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

export const undo: EditorAction = {
  id: 'undo',
  label: 'action.undo',
  icon: IconArrowBackUp,
  whileTyping: 'panel',
  inCompact: true,
  enabled: ({ editor }) => editor.getState().undoLabel !== null,
  run: ({ editor }) => editor.undo(),
};

import { IconArrowForwardUp } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

export const redo: EditorAction = {
  id: 'redo',
  label: 'action.redo',
  icon: IconArrowForwardUp,
  whileTyping: 'panel',
  inCompact: true,
  enabled: ({ editor }) => editor.getState().redoLabel !== null,
  run: ({ editor }) => editor.redo(),
};

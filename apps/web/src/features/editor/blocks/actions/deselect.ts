import { IconX } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

export const deselect: EditorAction = {
  id: 'deselect',
  label: 'action.deselect',
  icon: IconX,
  allowedReadOnly: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: ({ editor }) => editor.select([]),
};

import { IconClipboardCopy } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { copyFromMenu } from './menu-clipboard.ts';

export const copy: EditorAction = {
  id: 'copy',
  label: 'action.copy',
  icon: IconClipboardCopy,
  browserKeys: true,
  allowedReadOnly: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: copyFromMenu,
};

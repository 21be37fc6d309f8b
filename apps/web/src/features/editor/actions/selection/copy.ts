import { IconClipboardCopy } from '@tabler/icons-react';
import { copyFromMenu } from '../../clipboard/menu-clipboard.ts';
import type { EditorAction } from '../action.ts';

export const copy: EditorAction = {
  id: 'copy',
  label: 'action.copy',
  icon: IconClipboardCopy,
  browserKeys: true,
  reading: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: copyFromMenu,
};

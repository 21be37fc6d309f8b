import { IconClipboard } from '@tabler/icons-react';
import { pasteFromMenu } from '../../clipboard/menu-clipboard.ts';
import type { EditorAction } from '../action.ts';

export const paste: EditorAction = {
  id: 'paste',
  label: 'action.paste',
  icon: IconClipboard,
  browserKeys: true,

  run: pasteFromMenu,
};

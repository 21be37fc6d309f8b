import { IconClipboard } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { pasteFromMenu } from './menu-clipboard.ts';

export const paste: EditorAction = {
  id: 'paste',
  label: 'action.paste',
  icon: IconClipboard,
  browserKeys: true,

  run: pasteFromMenu,
};

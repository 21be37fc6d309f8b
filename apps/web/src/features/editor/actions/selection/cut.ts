import { IconCut } from '@tabler/icons-react';
import { cutFromMenu } from '../../clipboard/menu-clipboard.ts';
import type { EditorAction } from '../action.ts';

export const cut: EditorAction = {
  id: 'cut',
  label: 'action.cut',
  icon: IconCut,
  browserKeys: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: cutFromMenu,
};

import { IconCut } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { cutFromMenu } from './menu-clipboard.ts';

export const cut: EditorAction = {
  id: 'cut',
  label: 'action.cut',
  icon: IconCut,
  browserKeys: true,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: cutFromMenu,
};

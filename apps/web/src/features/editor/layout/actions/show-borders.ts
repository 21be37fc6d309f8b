import { IconBorderOuter } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

export const showBorders: EditorAction = {
  id: 'show-borders',
  label: 'action.showBorders',
  icon: IconBorderOuter,
  allowedReadOnly: true,
  checked: ({ view }) => view.getState().showBorders,
  run: ({ view }) => view.setState(({ showBorders }) => ({ showBorders: !showBorders })),
};

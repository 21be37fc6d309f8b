import { IconEraser } from '@tabler/icons-react';
import { openDialog } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

export const cleanCanvas: EditorAction = {
  id: 'clean-canvas',
  label: 'action.cleanCanvas',
  icon: IconEraser,
  run: (session) => openDialog(session, { kind: 'clean-canvas' }),
};

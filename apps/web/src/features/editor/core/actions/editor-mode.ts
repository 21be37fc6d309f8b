import type { DndMode } from '@mailwright/contract';
import { IconLayoutGrid, IconLayoutGridAdd } from '@tabler/icons-react';
import type { EditorSession } from '../session/editor-session.ts';
import { switchMode } from '../session/switch-mode.ts';
import type { EditorAction } from './action.ts';

const isIn =
  (mode: DndMode) =>
  ({ editor }: EditorSession) =>
    editor.context.mode === mode;

export const advancedMode: EditorAction = {
  id: 'advanced-mode',
  label: 'action.advancedMode',
  icon: IconLayoutGridAdd,
  inPreview: true,
  visible: isIn('simple'),
  run: (session) => switchMode(session, 'advanced'),
};

export const simpleMode: EditorAction = {
  id: 'simple-mode',
  label: 'action.simpleMode',
  icon: IconLayoutGrid,
  inPreview: true,
  visible: isIn('advanced'),
  run: (session) => switchMode(session, 'simple'),
};

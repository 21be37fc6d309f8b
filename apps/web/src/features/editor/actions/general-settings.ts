import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { openDialog } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

export const generalSettings: EditorAction = {
  id: 'general-settings',
  label: 'action.generalSettings',
  icon: IconAdjustmentsHorizontal,
  run: (session) => openDialog(session, { kind: 'general-settings' }),
};

import { IconCode } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const viewCode: EditorAction = {
  id: 'view-code',
  label: 'action.viewCode',
  icon: IconCode,
  reading: true,
  run: (session) => openDialog(session, { kind: 'view-code' }),
};

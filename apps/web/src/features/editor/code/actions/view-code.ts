import { IconCode } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

export const viewCode: EditorAction = {
  id: 'view-code',
  label: 'action.viewCode',
  icon: IconCode,
  allowedReadOnly: true,
  run: (session) => openDialog(session, { kind: 'view-code' }),
};

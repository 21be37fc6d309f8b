import { IconMailForward } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

export const testMail: EditorAction = {
  id: 'test-mail',
  label: 'action.testMail',
  icon: IconMailForward,
  allowedReadOnly: true,
  inCompact: true,
  run: (session) => openDialog(session, { kind: 'test-mail' }),
};

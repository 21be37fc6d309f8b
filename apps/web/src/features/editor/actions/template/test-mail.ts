import { IconMailForward } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const testMail: EditorAction = {
  id: 'test-mail',
  label: 'action.testMail',
  icon: IconMailForward,
  reading: true,
  inCompact: true,
  run: (session) => openDialog(session, { kind: 'test-mail' }),
};

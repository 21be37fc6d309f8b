import { IconInfoCircle } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const templateInfo: EditorAction = {
  id: 'template-info',
  label: 'action.templateInfo',
  icon: IconInfoCircle,
  run: (session) => openDialog(session, { kind: 'template-info' }),
};

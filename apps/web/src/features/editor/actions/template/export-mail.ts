import { IconFileExport } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const exportMail: EditorAction = {
  id: 'export-mail',
  label: 'action.exportMail',
  icon: IconFileExport,
  reading: true,
  run: (session) => openDialog(session, { kind: 'export' }),
};

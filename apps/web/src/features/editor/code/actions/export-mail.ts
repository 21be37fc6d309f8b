import { IconFileExport } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

export const exportMail: EditorAction = {
  id: 'export-mail',
  label: 'action.exportMail',
  icon: IconFileExport,
  allowedReadOnly: true,
  run: (session) => openDialog(session, { kind: 'export' }),
};

import { IconFileImport } from '@tabler/icons-react';
import { openDialog } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

export const importCode: EditorAction = {
  id: 'import-code',
  label: 'action.importCode',
  icon: IconFileImport,
  run: (session) => openDialog(session, { kind: 'import-code' }),
};

import { IconVersions } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';
import { notes } from './notes.ts';

/** What was saved before; for those who may write notes, too. */
export const versionHistory: EditorAction = {
  id: 'version-history',
  label: 'action.versionHistory',
  icon: IconVersions,
  reading: true,
  ...(notes.visible && { visible: notes.visible }),
  run: (session) => openDialog(session, { kind: 'versions' }),
};
